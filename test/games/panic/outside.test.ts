import { fitOptions } from '../../../shared/engine/kernel';
import { describe as describeShape, parse } from '../../../shared/engine/shape';
import { game } from '../../../shared/games/panic';

describe('options', () => {
  test('have titles and defaults the lobby can draw', () => {
    const fields = describeShape(game.options);
    expect(fields.map(({ name }) => name)).toEqual([
      'variant',
      'missions',
      'characters',
      'firstPlayer',
      'tradeConsent',
      'soloExchange',
      'overflowScope',
    ]);
    for (const { title, description } of fields) {
      expect(title).toMatch(/^[A-Z]/);
      expect(description).toMatch(/\.$/);
    }
  });

  test.each([
    [{ variant: 'firstGame', missions: 3 }, 'optionMissionsFirstGame', 'missions'],
    [{ variant: 'noMissions', missions: 2 }, 'optionMissionsNone', 'missions'],
    [{ firstPlayer: 5 }, 'optionFirstPlayer', 'firstPlayer'],
    [{ missions: 0 }, 'badShape', 'missions'],
    [{ missions: 11 }, 'badShape', 'missions'],
    [{ missions: 2.5 }, 'badShape', 'missions'],
    [{ variant: 'other' }, 'badShape', 'variant'],
    [{ tradeConsent: 'never' }, 'badShape', 'tradeConsent'],
    [{ colour: 'red' }, 'badShape', 'colour'],
  ])('%j is refused as %s, naming the option', (options, code, name) => {
    const fit = fitOptions(game, options, 4);
    expect(fit.ok ? 'accepted' : fit.refusal.code).toBe(code);
    expect(fit.ok ? '' : fit.refusal.message).toContain(name);
  });

  test.each([
    [{}, 5],
    [{ missions: 10 }, 10],
    [{ missions: 1 }, 1],
    [{ variant: 'firstGame' }, undefined],
    [{ variant: 'firstGame', missions: 2 }, 2],
    [{ variant: 'noMissions' }, undefined],
    [{ firstPlayer: 4 }, undefined],
  ])('%j is taken', (options, missions) => {
    const fit = fitOptions(game, options, 4);
    expect(fit.ok).toBe(true);
    if (fit.ok && missions !== undefined) expect(fit.value.missions).toBe(missions);
  });

  test.each([0, 7, 1.5])('%d players are refused', (seats) => {
    const fit = fitOptions(game, {}, seats);
    expect(fit.ok ? 'accepted' : fit.refusal.code).toBe('badSeats');
  });
});

describe('moves from outside', () => {
  test.each([
    [null],
    ['pass'],
    [{}],
    [{ type: 'warp' }],
    [{ type: 'fire', card: 'phasers', target: 'tholian-1' }],
    [{ type: 'fire', card: 'photonTorpedo-1' }],
    [{ type: 'repair', card: 'dilithium-1', facing: 6 }],
    [{ type: 'treat', seat: -1 }],
    [{ type: 'pass', extra: 1 }],
  ])('%j has not the shape of a move', (data) => {
    expect(parse(game.move, data).ok).toBe(false);
  });
});

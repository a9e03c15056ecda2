import { makeCharter, isKept } from '../../shared/events/charter';
import { replayEvent } from '../../shared/events/apply';
import { pairFromTop } from '../../shared/events/kit';
import { breakTies } from '../../shared/events/rollOffs';
import { scoreSheet, titleOf } from '../../shared/events/scoreSheet';
import { standingsAfter } from '../../shared/events/standings';
import { publicEvent } from '../../shared/events/view';
import type { Tournament } from '../../shared/events/types';
import type { Face } from '../../shared/games/attackWing/data/dice';
import { dice } from '../games/attackWing/helpers';
import { Desk, FLEET } from './stand';

const standing = (event: Tournament): string[] =>
  standingsAfter(event, event.rounds.length).map(
    ({ player, battlePoints, fleetPoints }) => `${player} ${String(battlePoints)}/${String(fleetPoints)}`,
  );
const pairs = ({ rounds }: Tournament): string[] =>
  rounds.at(-1)!.tables.map(({ players }) => players.join(''));

/** Rules 10.16: five players, after the first round. */
const five = (): Desk =>
  new Desk()
    .register('A', 'B', 'C', 'D', 'E')
    .enter({ type: 'start' })
    .seat('E', 'AB', 'CD')
    .sign()
    .score('AB', 74, 38)
    .score('CD', 120, 39);

describe('the worked cases of the rules', () => {
  test('five players', () => {
    const desk = five();
    expect(desk.round).toMatchObject({ closed: true, byePoints: 68 });
    expect(standing(desk.event)).toEqual(['C 2/120', 'A 2/74', 'E 2/68', 'D 1/39', 'B 1/38']);
    desk.enter({ type: 'nextRound' });
    expect([desk.round.bye, ...pairs(desk.event)]).toEqual(['B', 'CA', 'ED']);
    desk.sign().score('CA', 55, 81).score('ED', 100, 44);
    expect(desk.round.byePoints).toBe(70);
    expect(standing(desk.event)).toEqual(['E 4/168', 'A 4/155', 'C 3/175', 'B 3/108', 'D 2/83']);
    desk.enter({ type: 'nextRound' });
    expect([desk.round.bye, ...pairs(desk.event)]).toEqual(['D', 'EA', 'CB']);
    desk.sign().score('EA', 66, 58).score('CB', 90, 47);
    expect(desk.round.byePoints).toBe(66);
    expect(standing(desk.event)).toEqual(['E 6/234', 'C 5/265', 'A 5/213', 'B 4/155', 'D 4/149']);
    expect(desk.event.stage).toBe('final');
    const [first, second] = scoreSheet(desk.event);
    expect(first).toMatchObject({ rank: 1, title: 'Admiral', name: 'E', battlePoints: 6, fleetPoints: 234 });
    expect(
      first!.rounds.map(({ opponent, result, battlePoints, fleetPoints }) =>
        [opponent, result, battlePoints, fleetPoints].join(' '),
      ),
    ).toEqual(['bye B 2 68', 'D W 2 100', 'A W 2 66']);
    expect(second).toMatchObject({ title: 'Vice Admiral', name: 'C' });
  });

  test('while a round runs the sheet counts what has come in, and nobody else is moved', () => {
    const desk = new Desk().register('A', 'B', 'C', 'D', 'E').enter({ type: 'start' });
    desk.seat('E', 'AB', 'CD').sign().score('AB', 38, 74);
    const now = (): string[] =>
      scoreSheet(desk.event).map((line) => `${line.name} ${line.battlePoints}/${line.fleetPoints}`);
    expect(desk.round.closed).toBe(false);
    expect(now()).toEqual(['B 2/74', 'A 1/38', 'C 0/0', 'D 0/0', 'E 0/0']);
    desk.score('CD', 120, 39).enter({ type: 'nextRound' });
    expect(now()).toEqual(standing(desk.event));
    // Points come before those of the last round; whoever is equal stays as they were.
    const [first, second] = desk.round.tables[0]!.players;
    desk.sign().score(`${first!}${second!}`, 10, 20);
    expect(now()[0]).toMatch(new RegExp(`^${second!} `, 'u'));
  });

  test('rematch', () => {
    const met = (a: string, b: string): number =>
      ['AB', 'CD', 'AC', 'BD'].includes([a, b].sort().join('')) ? 1 : 0;
    expect(pairFromTop(['A', 'C', 'B', 'D'], met)).toEqual([
      ['A', 'D'],
      ['C', 'B'],
    ]);
  });

  test('dead end', () => {
    const known = ['AB', 'AC', 'BD', 'CE', 'DF', 'EF'];
    const met = (a: string, b: string): number => (known.includes([a, b].sort().join('')) ? 1 : 0);
    expect(pairFromTop(['A', 'B', 'C', 'D', 'E', 'F'], met).map((pair) => pair.join(''))).toEqual([
      'AD',
      'BE',
      'CF',
    ]);
  });

  test('if every set has a rematch, the first with the fewest counts', () => {
    expect(pairFromTop(['A', 'B'], () => 1)).toEqual([['A', 'B']]);
    const met = (a: string, b: string): number => (a === 'A' || b === 'A' ? 1 : 0);
    expect(pairFromTop(['A', 'B', 'C', 'D'], met).map((pair) => pair.join(''))).toEqual(['AB', 'CD']);
  });

  test('three players: nobody has a second bye while it can be helped', () => {
    const desk = new Desk().register('A', 'B', 'C').enter({ type: 'start' }).seat('C', 'AB').sign();
    desk.score('AB', 100, 30);
    expect(desk.round.byePoints).toBe(65);
    desk.enter({ type: 'nextRound' });
    expect(desk.round.bye).toBe('B');
    const first = pairs(desk.event)[0] === 'AC' ? 40 : 100;
    desk.sign().score(pairs(desk.event)[0]!, first, 140 - first);
    expect(standing(desk.event)).toEqual(['C 4/165', 'A 3/140', 'B 3/100']);
    desk.enter({ type: 'nextRound' });
    expect(desk.round.bye).toBe('A');
  });

  test('tie: five dice each, equals throw again', () => {
    const desk = new Desk().register('A', 'B').enter({ type: 'start' }).seat('', 'AB').sign();
    const event = structuredClone(desk.event);
    const blank: Face = 'blank';
    const five = (stations: number): Face[] =>
      Array.from({ length: 5 }, (_, at) => (at < stations ? 'battleStations' : blank));
    event.rounds[0]!.closed = true;
    breakTies(event, dice(...five(2), ...five(2), ...five(1), ...five(3)));
    expect(event.rounds[0]!.rollOffs).toEqual([
      { player: 'A', throws: [2, 1] },
      { player: 'B', throws: [2, 3] },
    ]);
    expect(standingsAfter(event, 1).map(({ player }) => player)).toEqual(['B', 'A']);
    // Once thrown it stands: no die is left to throw.
    breakTies(event, dice());
    expect(event.rounds[0]!.rollOffs).toHaveLength(2);
  });

  test('won by elimination with fewer points', () => {
    const desk = new Desk().register('A', 'B').enter({ type: 'start' }).seat('', 'AB').sign();
    const report = { type: 'battle', winner: 0, surviving: [14, 0], stacks: [0, 3] } as const;
    desk.enter({ type: 'report', round: 1, table: 0, report }, 'table');
    expect(standing(desk.event)).toEqual(['A 2/100', 'B 1/116']);
  });

  test('time-up: what is left of the other fleet and the right guesses decide', () => {
    const desk = new Desk().register('A', 'B').enter({ type: 'start' }).seat('', 'AB').sign();
    const report = { type: 'battle', winner: 0, surviving: [40, 44], stacks: [1, 0] } as const;
    desk.enter({ type: 'report', round: 1, table: 0, report }, 'table');
    expect(standing(desk.event)).toEqual(['A 2/66', 'B 1/60']);
  });

  test('leaving: who is left plays on with byes, the other is ranked with what he has', () => {
    const desk = new Desk().register('A', 'B', 'C', 'D').enter({ type: 'start' }).seat('', 'AB', 'CD').sign();
    desk.score('AB', 80, 20).score('CD', 90, 10).enter({ type: 'leave', player: 'D' }, 'D');
    for (const _ of [2, 3]) {
      desk.enter({ type: 'nextRound' });
      expect(desk.round.tables).toHaveLength(1);
      expect(desk.round.bye).not.toBe('');
      desk.sign().score(pairs(desk.event)[0]!, 60, 40);
    }
    expect(scoreSheet(desk.event).at(-1)).toMatchObject({
      name: 'D',
      leftAfter: 1,
      battlePoints: 1,
      fleetPoints: 10,
    });
  });

  test('the last one has the bye of every round that remains', () => {
    const desk = new Desk().register('A', 'B').enter({ type: 'start' }).sign();
    desk.enter({ type: 'leave', player: 'B' }, 'B');
    expect(desk.event.stage).toBe('closing');
    desk.enter({ type: 'nextRound' });
    expect(desk.round).toMatchObject({ bye: 'A', byePoints: 50, closed: true });
  });

  test('a correction before the next pairs, and one after them', () => {
    const report = { type: 'battle', winner: 0, surviving: [62, 36], stacks: [0, 0] } as const;
    const correction = { type: 'correct', round: 1, table: 0, report, reason: 'misread' } as const;
    const before = five().enter(correction);
    expect(before.round.byePoints).toBe(66);
    expect(standing(before.event).slice(0, 3)).toEqual(['C 2/120', 'E 2/66', 'A 2/64']);
    before.enter({ type: 'nextRound' });
    expect(pairs(before.event)).toEqual(['CE', 'AD']);
    const after = five().enter({ type: 'nextRound' }).enter(correction);
    expect(pairs(after.event)).toEqual(['CA', 'ED']);
    expect(after.event.rounds[0]).toMatchObject({
      byePoints: 66,
      tables: [{ corrections: [{ reason: 'misread' }] }, {}],
    });
    expect(scoreSheet(after.event).find(({ name }) => name === 'A')).toMatchObject({
      fleetPoints: 64,
      corrections: 1,
    });
  });
});

describe('staying away', () => {
  const paired = (): Desk =>
    new Desk().register('A', 'B', 'C', 'D').enter({ type: 'start' }).seat('', 'AB', 'CD');

  test('one gives the battle up and stays in the event', () => {
    const desk = paired().enter({ type: 'absent', round: 1, table: 0, players: ['A'] }, 'clock');
    expect(desk.round.tables[0]!.scores).toEqual([
      { player: 'A', result: 'L', battlePoints: 1, fleetPoints: 89 },
      { player: 'B', result: 'W', battlePoints: 2, fleetPoints: 100 },
    ]);
    expect(desk.event.entrants[0]!.leftAfter).toBe(-1);
  });

  test('both: it was not fought, and both have left', () => {
    const desk = paired().enter({ type: 'absent', round: 1, table: 0, players: ['A', 'B'] }, 'clock');
    expect(desk.round.tables[0]).toMatchObject({ status: 'notFought', scores: [] });
    expect(desk.event.entrants.map(({ leftAfter }) => leftAfter)).toEqual([1, 1, -1, -1]);
  });
});

describe('sheets and chance', () => {
  const hidden = 'aw1~Own~fedEnterprise.kirk.fedCheatDeath-fedScott';
  const desk = (): Desk =>
    new Desk()
      .register('A')
      .enter({ type: 'register', player: 'B', name: 'B', sheet: hidden, nonce: 'n' }, 'B')
      .enter({ type: 'changeSheet', player: 'A', sheet: hidden.replace('Own', 'Mine') }, 'A');

  test('a sheet is secret until the event starts, and what lies face down until it is closed', () => {
    const open = desk();
    expect(JSON.stringify(publicEvent(open.event))).not.toMatch(/Enterprise|Scott/u);
    open.enter({ type: 'start' });
    expect(publicEvent(open.event).entrants[1]!.sheet).toBe('aw1~Own~fedEnterprise.kirk.faceDown-faceDown');
    expect(JSON.stringify(publicEvent(open.event))).not.toMatch(/Scott|CheatDeath|"key"/u);
    for (const _ of [1, 2, 3]) {
      open.sign().score(pairs(open.event)[0]!, 60, 40);
      if (open.event.stage === 'closing') open.enter({ type: 'nextRound' });
    }
    open.enter({ type: 'close' });
    expect(publicEvent(open.event).entrants[1]!.sheet).toBe(hidden);
  });

  test('the same journal comes to the same event, and the promise can be checked', () => {
    const played = five();
    expect(isKept(played.charter)).toBe(true);
    expect(isKept({ ...played.charter, seed: '0'.repeat(64) })).toBe(false);
    expect(isKept({ ...played.charter, event: 'other' })).toBe(false);
    const open = desk().enter({ type: 'start' });
    expect(replayEvent(open.charter, open.entries)).toEqual({ ok: true, value: open.event });
    const other = makeCharter('event-1', open.charter.options, '1'.repeat(64));
    const again = replayEvent(other, open.entries);
    expect(again.ok && again.value.rng.key).not.toBe(open.event.rng.key);
    const wrong = replayEvent(open.charter, [...open.entries, open.entries[0]!]);
    expect(wrong).toMatchObject({ ok: false, refusal: { message: expect.stringMatching(/^line 4: /u) } });
  });
});

test('signing starts the battles; the clock signs for him who does not answer', () => {
  const desk = new Desk().register('A', 'B').enter({ type: 'start' });
  expect(desk.event.stage).toBe('verifying');
  desk.enter({ type: 'signBuild', player: 'A' }, 'A').enter({ type: 'signBuild', player: 'B' }, 'clock');
  expect(desk.event.stage).toBe('battle');
  expect([...desk.round.tables[0]!.builds].sort()).toEqual(['signed', 'signedForHim']);
  desk.score(pairs(desk.event)[0]!, 60, 40).enter({ type: 'signResult', player: 'A' }, 'A');
  expect(desk.round.tables[0]!.results).toContain('signed');
});

test('titles', () => {
  expect([1, 2, 3, 9, 10, 64].map(titleOf)).toEqual([
    'Admiral',
    'Vice Admiral',
    'Rear Admiral',
    'Ensign',
    'Cadet',
    'Cadet',
  ]);
});

describe('refusals change nothing', () => {
  const report = { type: 'battle', winner: 0, surviving: [10, 0], stacks: [0, 0] } as const;
  const registering = (): Desk => new Desk().register('A', 'B');
  const running = (): Desk => registering().enter({ type: 'start' }).sign();
  const over = (): Desk => running().enter({ type: 'report', round: 1, table: 0, report }, 'table');
  const register = { type: 'register', player: 'Z', name: 'Z', sheet: FLEET, nonce: '' } as const;

  test.each<[string, () => string]>([
    ['notYours', () => registering().refusal(register, 'A')],
    ['notYours', () => registering().refusal({ type: 'changeSheet', player: 'A', sheet: FLEET }, 'B')],
    ['doubled', () => registering().refusal({ ...register, player: 'A' }, 'A')],
    ['doubled', () => registering().refusal({ ...register, player: 'organiser' })],
    ['badName', () => registering().refusal({ ...register, name: ' ' })],
    ['badSheet', () => registering().refusal({ ...register, sheet: 'aw1~x~kliD7.nobody' })],
    ['badSheet', () => registering().refusal({ ...register, sheet: 'nonsense' })],
    ['unknownPlayer', () => registering().refusal({ type: 'withdraw', player: 'Q' })],
    ['notRegistering', () => running().refusal(register)],
    ['notRegistering', () => running().refusal({ type: 'changeSheet', player: 'A', sheet: FLEET })],
    ['organiserOnly', () => registering().refusal({ type: 'start' }, 'A')],
    ['organiserOnly', () => registering().refusal({ type: 'start' }, 'clock')],
    ['tooFew', () => new Desk().register('A').refusal({ type: 'start' })],
    ['notNow', () => running().refusal({ type: 'start' })],
    ['notNow', () => running().refusal({ type: 'nextRound' })],
    ['notNow', () => running().refusal({ type: 'close' })],
    ['notNow', () => registering().refusal({ type: 'leave', player: 'A' })],
    ['tableOnly', () => running().refusal({ type: 'report', round: 1, table: 0, report }, 'A')],
    ['wrongRound', () => running().refusal({ type: 'report', round: 2, table: 0, report })],
    ['noSuchTable', () => running().refusal({ type: 'report', round: 1, table: 7, report })],
    ['alreadyOver', () => over().refusal({ type: 'report', round: 1, table: 0, report })],
    ['alreadyOver', () => over().refusal({ type: 'absent', round: 1, table: 0, players: ['A'] })],
    ['notAtTable', () => running().refusal({ type: 'absent', round: 1, table: 0, players: ['Q'] })],
    ['notAtTable', () => running().refusal({ type: 'signBuild', player: 'Q' }, 'Q')],
    ['notYours', () => running().refusal({ type: 'signResult', player: 'A' }, 'B')],
    ['notOver', () => running().refusal({ type: 'signResult', player: 'A' }, 'A')],
    ['notNow', () => running().refusal({ type: 'signBuild', player: 'A' }, 'A')],
    [
      'organiserOnly',
      () => over().refusal({ type: 'correct', round: 1, table: 0, report, reason: 'x' }, 'A'),
    ],
    ['notOver', () => running().refusal({ type: 'correct', round: 1, table: 0, report, reason: 'x' })],
    ['noReason', () => over().refusal({ type: 'correct', round: 1, table: 0, report, reason: ' ' })],
    [
      'badResult',
      () => running().refusal({ type: 'report', round: 1, table: 0, report: { ...report, winner: 2 } }),
    ],
    [
      'badResult',
      () =>
        running().refusal({ type: 'report', round: 1, table: 0, report: { ...report, surviving: [101, 0] } }),
    ],
    [
      'badResult',
      () =>
        running().refusal({ type: 'report', round: 1, table: 0, report: { ...report, stacks: [0.5, 0] } }),
    ],
    [
      'badResult',
      () =>
        running().refusal({
          type: 'report',
          round: 1,
          table: 0,
          report: { type: 'crew', missions: 1, hull: 1 },
        }),
    ],
    ['hasLeft', () => over().enter({ type: 'leave', player: 'A' }).refusal({ type: 'leave', player: 'A' })],
    ['unknownPlayer', () => over().refusal({ type: 'leave', player: 'Q' })],
    [
      'tooMany',
      () => new Desk().register(...Array.from({ length: 64 }, (_, at) => `p${String(at)}`)).refusal(register),
    ],
  ])('%s', (code, refused) => {
    expect(refused()).toBe(code);
  });

  test('closed: nothing changes any more', () => {
    const desk = over();
    for (const _ of [2, 3])
      desk
        .enter({ type: 'nextRound' })
        .sign()
        .enter({ type: 'report', round: desk.event.rounds.length, table: 0, report });
    desk.enter({ type: 'close' });
    expect(desk.refusal({ type: 'correct', round: 1, table: 0, report, reason: 'x' })).toBe('closed');
  });
});

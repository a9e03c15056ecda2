import { CARDS } from '../../../shared/games/panic/data/cards';
import { RANGES } from '../../../shared/games/panic/data/ship';
import { facingOf, groupOf } from '../../../shared/games/panic/geometry';
import { legalMoves } from '../../../shared/games/panic/legal';
import type { PanicState } from '../../../shared/games/panic/types';
import { askedOf, dice, handOf, play, refused, runPhase, spot, table, told, tokenAt } from './table';

const HITS = CARDS.filter(({ type }) => type === 'hit');

/** One ship in each of the 18 spaces, so that every aim can be tried. */
const allSpaces = (card: string): PanicState => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `klingonCruiser-${n}`);
  ids.push('kang-1', 'koloth-1', 'kor-1', 'tholian-1', 'tholian-2', 'tholian-3');
  ids.push('klingonBirdOfPrey-1', 'klingonBirdOfPrey-2', 'klingonBirdOfPrey-3', 'klingonBirdOfPrey-4');
  const tokens = Object.fromEntries(
    ids.map((id, at) => [id, { sector: Math.floor(at / 3) + 1, range: (at % 3) + 1 }]),
  );
  return table({ hands: [[card]], tokens, heading: 2 });
};

describe('hit cards', () => {
  test.each(HITS.map(({ id }) => id))('%s reaches exactly its facings and ranges', (id) => {
    const card = CARDS.find((one) => one.id === id)!;
    const state = allSpaces(id);
    const targets = legalMoves(state, 0).flatMap((move) => (move.type === 'fire' ? [move.target] : []));
    const expected = state.tokens.filter(
      ({ sector, range }) =>
        card.groups.includes(groupOf(facingOf(sector, state.heading))) &&
        card.ranges.includes(RANGES[range - 1]!),
    );
    expect(targets.sort()).toEqual(expected.map((token) => token.id).sort());
    expect(targets).toHaveLength(card.groups.length * 2 * card.ranges.length);
  });

  test('Phasers turn a cruiser from 2 to 1 (the example on p. 8), a second one destroys it', () => {
    const state = table({
      hands: [['phasersFrontShort-1', 'phasersShort-1']],
      tokens: { 'klingonCruiser-1': { sector: 1, range: 1 } },
      mission: 'outpostDefense',
    });
    const events = play(state, { type: 'fire', card: 'phasersFrontShort-1', target: 'klingonCruiser-1' });
    expect(told(events, 'fired')).toEqual([
      {
        type: 'fired',
        seat: 0,
        card: 'phasersFrontShort-1',
        directHit: '',
        target: 'klingonCruiser-1',
        facing: 0,
        sector: 1,
        range: 1,
        damage: 1,
        left: 1,
        ability: false,
      },
    ]);
    expect(tokenAt(state, 'klingonCruiser-1').defence).toBe(1);
    const more = play(state, { type: 'fire', card: 'phasersShort-1', target: 'klingonCruiser-1' });
    expect(told(more, 'destroyed')).toEqual([
      { type: 'destroyed', token: 'klingonCruiser-1', sector: 1, range: 1, by: 'card' },
    ]);
    expect(state.threatDiscard).toEqual(['klingonCruiser-1']);
    expect(state.mission.destroyed).toBe(1);
    expect(state.discard).toEqual(['phasersFrontShort-1', 'phasersShort-1']);
  });

  test.each([
    ['kang-1', 1],
    ['klingonCruiser-1', 0],
    ['klingonBirdOfPrey-1', 0],
  ])('a Photon Torpedo deals 2 to %s, the surplus is lost', (target, left) => {
    const state = table({ hands: [['photonTorpedo-1']], tokens: { [target]: { sector: 6, range: 3 } } });
    play(state, { type: 'fire', card: 'photonTorpedo-1', target });
    expect(state.tokens[0]?.defence ?? 0).toBe(left);
  });

  test('a Direct Hit goes with a hit that reaches and destroys whatever is left', () => {
    const state = table({
      hands: [['directHit-1', 'phasersSideMedium-1', 'photonTorpedo-1']],
      tokens: { 'kang-1': { sector: 2, range: 2 } },
    });
    expect(
      refused(state, { type: 'directHit', card: 'directHit-1', hit: 'photonTorpedo-1', target: 'kang-1' }),
    ).toBe('wrongFacing');
    const events = play(state, {
      type: 'directHit',
      card: 'directHit-1',
      hit: 'phasersSideMedium-1',
      target: 'kang-1',
    });
    expect(told(events, 'fired')[0]).toMatchObject({ directHit: 'directHit-1', damage: 3, left: 0 });
    expect(state.tokens).toHaveLength(0);
    expect(state.discard).toEqual(['phasersSideMedium-1', 'directHit-1']);
  });
});

describe('resource cards', () => {
  test('Dilithium repairs a damaged shield', () => {
    const state = table({ shields: [2, 1, 2, 2, 2, 2], hands: [['dilithium-1']] });
    const events = play(state, { type: 'repair', card: 'dilithium-1', facing: 1 });
    expect(state.shields).toEqual([2, 2, 2, 2, 2, 2]);
    expect(told(events, 'mended')[0]).toMatchObject({
      by: 'dilithium',
      part: 'shield',
      from: 1,
      cards: ['dilithium-1'],
    });
  });

  test('Tritanium repairs a damaged hull section', () => {
    const state = table({ hulls: [2, 2, 2, 2, 1, 2], hands: [['tritanium-1']] });
    play(state, { type: 'repair', card: 'tritanium-1', facing: 4 });
    expect(state.hulls).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test.each(['shield', 'hull'] as const)('together they rebuild a destroyed %s, intact (R26)', (part) => {
    const state = table({
      shields: [0, 2, 2, 2, 2, 2],
      hulls: [0, 2, 2, 2, 2, 2],
      hands: [['dilithium-2', 'tritanium-3']],
    });
    play(state, { type: 'rebuild', dilithium: 'dilithium-2', tritanium: 'tritanium-3', part, facing: 0 });
    expect(part === 'shield' ? state.shields[0] : state.hulls[0]).toBe(2);
    expect(state.discard).toEqual(['dilithium-2', 'tritanium-3']);
  });
});

describe('other cards', () => {
  test('Force Field marks a ship, which can still be hit', () => {
    const state = table({
      hands: [['forceField-1', 'phasersFrontLong-1']],
      tokens: { 'romulanBattleCruiser-1': { sector: 1, range: 3 } },
    });
    play(state, { type: 'forceField', card: 'forceField-1', target: 'romulanBattleCruiser-1' });
    expect(tokenAt(state, 'romulanBattleCruiser-1').forceField).toBe(true);
    play(state, { type: 'fire', card: 'phasersFrontLong-1', target: 'romulanBattleCruiser-1' });
    expect(tokenAt(state, 'romulanBattleCruiser-1').defence).toBe(1);
    runPhase(state, 'threats');
    expect(tokenAt(state, 'romulanBattleCruiser-1')).toMatchObject({ range: 3, cloaked: false });
  });

  test('Tractor Beam pushes a ship from short out to long of its sector', () => {
    const state = table({
      hands: [['tractorBeam-1']],
      tokens: { 'klingonCruiser-1': { sector: 3, range: 1 } },
    });
    const events = play(state, { type: 'tractorBeam', card: 'tractorBeam-1', target: 'klingonCruiser-1' });
    expect(spot(state, 'klingonCruiser-1')).toEqual([3, 3]);
    expect(told(events, 'moved')[0]).toMatchObject({ why: 'tractorBeam' });
  });

  test('Tractor Beam finds no target in a Tholian at short (W21)', () => {
    const state = table({ hands: [['tractorBeam-1']], tokens: { 'tholian-1': { sector: 3, range: 1 } } });
    expect(legalMoves(state, 0).some(({ type }) => type === 'tractorBeam')).toBe(false);
  });

  test('Bridge Briefing draws two, which may be used at once and go above the limit', () => {
    const state = table({
      hands: [['bridgeBriefing-1', 'dilithium-1', 'dilithium-2', 'dilithium-3', 'dilithium-4']],
    });
    const events = play(state, { type: 'playCard', card: 'bridgeBriefing-1' });
    expect(handOf(state)).toHaveLength(6);
    expect(told(events, 'drew')[0]).toMatchObject({ seat: 0, why: 'bridgeBriefing' });
    expect(state.discard).toEqual(['bridgeBriefing-1']);
  });

  test('a Bridge Briefing that renews the deck is not in it', () => {
    const state = table({
      hands: [['bridgeBriefing-1']],
      discard: ['dilithium-1', 'dilithium-2', 'dilithium-3'],
    });
    state.deck = [];
    const events = play(state, { type: 'playCard', card: 'bridgeBriefing-1' });
    expect(told(events, 'deckRenewed')).toEqual([{ type: 'deckRenewed', cards: 3 }]);
    expect([handOf(state).length, state.deck.length, state.discard]).toEqual([2, 1, ['bridgeBriefing-1']]);
  });

  test('Sickbay Rounds: every player draws one, from the active one clockwise', () => {
    const state = table({ hands: [['sickbayRounds-1']] });
    const events = play(state, { type: 'playCard', card: 'sickbayRounds-1' });
    expect(told(events, 'drew').map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(state.hands.map((hand) => hand.length)).toEqual([1, 1, 1, 1]);
  });

  test('Library Computer takes any card from the discard pile but itself', () => {
    const state = table({ hands: [['libraryComputer-1']], discard: ['dilithium-1', 'directHit-1'] });
    const takes = legalMoves(state, 0).flatMap((move) =>
      move.type === 'libraryComputer' ? [move.take] : [],
    );
    expect(takes).toEqual(['dilithium-1', 'directHit-1']);
    play(state, { type: 'libraryComputer', card: 'libraryComputer-1', take: 'directHit-1' });
    expect(handOf(state)).toEqual(['directHit-1']);
    expect(state.discard).toEqual(['dilithium-1', 'libraryComputer-1']);
  });

  test('Sensor Sweep: one new threat fewer this turn', () => {
    const state = table({ hands: [['sensorSweep-1']] });
    play(state, { type: 'playCard', card: 'sensorSweep-1' });
    expect(told(runPhase(state, 'newThreats', dice(1)), 'threatDrawn')).toHaveLength(1);
  });

  test('Emergency Repairs: up to one damaged shield and one damaged hull section', () => {
    const state = table({
      shields: [1, 1, 2, 2, 2, 2],
      hulls: [2, 1, 2, 2, 2, 2],
      hands: [['emergencyRepairs-1']],
    });
    const events = play(state, { type: 'emergencyRepairs', card: 'emergencyRepairs-1', shield: 1, hull: 1 });
    expect(state.shields).toEqual([1, 2, 2, 2, 2, 2]);
    expect(state.hulls).toEqual([2, 2, 2, 2, 2, 2]);
    expect(told(events, 'mended').map(({ by }) => by)).toEqual(['emergencyRepairs', 'emergencyRepairs']);
  });

  test('Emergency Repairs may mend one kind only', () => {
    const state = table({
      shields: [1, 2, 2, 2, 2, 2],
      hulls: [1, 2, 2, 2, 2, 2],
      hands: [['emergencyRepairs-1']],
    });
    play(state, { type: 'emergencyRepairs', card: 'emergencyRepairs-1', shield: -1, hull: 0 });
    expect([state.shields[0], state.hulls[0]]).toEqual([1, 2]);
  });

  test('Evasive Action: one maneuver beyond the one of the turn', () => {
    const state = table({ hands: [['evasiveAction-1']] });
    play(state, { type: 'maneuver', maneuver: 'clockwise' });
    play(state, { type: 'evasiveAction', card: 'evasiveAction-1', maneuver: 'clockwise' });
    expect(state.heading).toBe(2);
    expect(refused(state, { type: 'maneuver', maneuver: 'clockwise' })).toBe('noManeuverLeft');
  });

  test('a Security Team has no use of its own in phase 4', () => {
    const state = table({
      hands: [['securityTeam-1']],
      tokens: { 'klingonCruiser-1': { sector: 1, range: 1 } },
    });
    expect(legalMoves(state, 0).map(({ type }) => type)).toEqual([
      'maneuver',
      'maneuver',
      'maneuver',
      'endPhase',
    ]);
  });
});

describe('committing', () => {
  test.each([
    ['phasersFrontMedium-2', 1, 'Medical'],
    ['dilithium-1', 2, 'Engineering'],
  ])('%s fills slot %d of Distress Signal by its %s insignia', (card, slot) => {
    const state = table({ hands: [[card]], mission: 'distressSignal' });
    const events = play(state, { type: 'commit', card, slot });
    expect(state.mission.committed).toEqual([{ card, slot }]);
    expect(handOf(state)).toEqual([]);
    expect(state.discard).toEqual([]);
    expect(told(events, 'committed')[0]).toMatchObject({ card, slot, ability: false });
  });

  test.each([
    ['theDevourer', 'photonTorpedo-1', 2],
    ['silentDerelict', 'securityTeam-1', 1],
    ['oreForTheColony', 'dilithium-4', 0],
    ['oreForTheColony', 'tritanium-4', 1],
    ['doomsdayMachine', 'directHit-1', 3],
    ['doomsdayMachine', 'phasersShort-1', 3],
    ['fireControlTrials', 'phasersShort-1', 0],
    ['fireControlTrials', 'phasersSide-1', 1],
    ['fireControlTrials', 'phasersRear-1', 2],
  ] as const)('%s takes %s as a named card in slot %d', (mission, card, slot) => {
    const state = table({ hands: [[card]], mission });
    expect(refused(state, { type: 'commit', card, slot })).toBeUndefined();
  });

  test('a card is used for its effect or for its credit, never both', () => {
    const state = table({ hands: [['bridgeBriefing-1']], mission: 'outpostDefense' });
    play(state, { type: 'playCard', card: 'bridgeBriefing-1' });
    expect(refused(state, { type: 'commit', card: 'bridgeBriefing-1', slot: 1 })).toBe('notInHand');
  });
});

describe('a hand that was not used', () => {
  test('up to two cards may be thrown away at the end of the phase (R21)', () => {
    const state = table({ hands: [['dilithium-1', 'dilithium-2', 'dilithium-3']] });
    play(state, { type: 'endPhase' });
    expect(state.open[0]).toMatchObject({ type: 'idleDiscard', left: 2 });
    play(state, { type: 'discard', card: 'dilithium-1' });
    expect(state.open[0]).toMatchObject({ type: 'idleDiscard', left: 1 });
    const events = play(state, { type: 'discard', card: 'dilithium-3' }, dice(1, 2, 3, 4, 5, 6));
    expect(told(events, 'discarded')).toEqual([
      { type: 'discarded', seat: 0, card: 'dilithium-3', why: 'idle' },
    ]);
    expect(askedOf(state)).not.toBe('idleDiscard');
  });

  test('not after a card was used, and not with an empty hand', () => {
    const used = table({ hands: [['sensorSweep-1', 'dilithium-1']] });
    play(used, { type: 'playCard', card: 'sensorSweep-1' });
    play(used, { type: 'endPhase' }, dice(1, 2, 3, 4, 5, 6));
    expect(used.active).toBe(1);
    const empty = table();
    play(empty, { type: 'endPhase' }, dice(1, 2, 3, 4, 5, 6));
    expect(empty.active).toBe(1);
  });
});

import { game } from '../../../../shared/games/attackWing';
import { quiet } from '../../../../shared/games/attackWing/legal';
import type { CardId } from '../../../../shared/games/attackWing/data/cardIds';
import type { ResourceId } from '../../../../shared/games/attackWing/data/resources';
import { resourceCard } from '../../../../shared/games/attackWing/data/resources';
import type { Face } from '../../../../shared/games/attackWing/data/dice';
import type { Event } from '../../../../shared/games/attackWing/events';
import type { Move } from '../../../../shared/games/attackWing/moves';
import { noTokens } from '../../../../shared/games/attackWing/setup';
import type { State } from '../../../../shared/games/attackWing/types';
import type { Work } from '../../../../shared/games/attackWing/work';
import { fastRng, type Rng } from '../../../../shared/engine/rng';
import { does, go, type Put, refusalOf, tableWith } from '../helpers';

/** One situation: ship 0 of seat 0 faces ship 1 of seat 1; ship 2 is a friend of ship 0, ship 3 one of ship 1. */
export interface Case {
  readonly own?: Partial<Put>;
  readonly other?: Partial<Put>;
  readonly friend?: Partial<Put>;
  /** Bases 60, 160 or 240 mm apart, head on; 0: out of range. */
  readonly range?: 0 | 1 | 2 | 3;
  readonly resource?: readonly (ResourceId | '')[];
  /** How it begins: ship 0 attacks, acts, moves; or all dials are set. */
  readonly begin?: 'attack' | 'act' | 'move' | 'plan';
  readonly weapon?: number;
  /** Done one after the other, as soon as they are legal; everything else is answered quietly. */
  readonly moves?: readonly Move[];
  /** What dice show, in order; then blanks. */
  readonly faces?: readonly Face[];
  readonly change?: (state: State) => void;
}

export interface Row {
  readonly works: Case;
  readonly then: (state: State, events: readonly Event[]) => void;
  /** In this it must not work. */
  readonly not: Case;
  /** Another card meets it. */
  readonly meets: Case & { readonly card: string };
  readonly met: (state: State, events: readonly Event[]) => void;
}

const BETWEEN = { 0: 500, 1: 100, 2: 200, 3: 280 } as const;

const rigged = (faces: readonly Face[]): Rng => {
  const left = [...faces];
  const rest = fastRng(7);
  return {
    word: () => rest.word(),
    below: (n) => rest.below(n),
    die: (sides) => rest.die(sides),
    shuffle: (items) => rest.shuffle(items),
    pick: <T>(items: readonly T[]): T => {
      const face = left.shift() ?? 'blank';
      return (
        items.find((item) => item === face) ?? items.find((item) => item === 'battleStations') ?? items[0]!
      );
    },
  };
};

const AGENDAS: Readonly<Record<NonNullable<Case['begin']>, readonly Work[]>> = {
  attack: [{ type: 'attackNext' }, { type: 'endPhase' }],
  act: [{ type: 'performAction', ship: 0 }, { type: 'combat' }],
  move: [{ type: 'activateNext' }, { type: 'combat' }],
  plan: [{ type: 'planningEnd' }, { type: 'activation' }],
};

export const stage = ({
  own,
  other,
  friend,
  range = 2,
  resource = [],
  begin = 'attack',
  change,
}: Case): State => {
  const state = tableWith({
    round: 2,
    phase: begin === 'attack' ? 'combat' : 'activation',
    active: begin === 'act' ? 0 : -1,
    ships: [
      { seat: 0, ship: 'fedConstitution', captain: 'federationCaptain', at: [457, 300, 0], skill: 9, ...own },
      {
        seat: 1,
        ship: 'kliD7',
        captain: 'klingonCaptain',
        at: [457, 300 + BETWEEN[range], 180],
        attacked: true,
        ...other,
      },
      {
        seat: 0,
        ship: 'fedMiranda',
        captain: 'federationCaptain',
        at: [60, 60, 0],
        attacked: true,
        ...friend,
      },
      { seat: 1, ship: 'kliD7', captain: 'klingonCaptain', at: [860, 60, 0], attacked: true },
    ],
  });
  state.ships.forEach((ship, at) => {
    if (begin !== 'attack' && ship.dial === '') ship.dial = 'straight1';
    if (begin === 'act' || (begin === 'move' && at > 0)) ship.activated = true;
    ship.skill = at === 0 ? 9 : 10 - at;
  });
  resource.forEach((id, seat) => {
    if (id === '') return;
    Object.assign(state.players[seat]!, {
      resource: id,
      resourceTokens: { ...noTokens(), ...resourceCard(id).tokens },
    });
  });
  state.agenda = [...AGENDAS[begin]].reverse();
  change?.(state);
  return state;
};

/** Plays until the round is over or nobody can answer quietly; what was not done of the moves is left. */
export const play = (made: Case): { state: State; events: Event[]; left: Move[] } => {
  const state = stage(made);
  const rng = rigged(made.faces ?? []);
  const events: Event[] = [...go(state, rng)];
  const attack: Move = { type: 'attack', weapon: made.weapon ?? -1, target: 1 };
  const left = [...(made.moves ?? [])];
  let declared = false;
  for (let steps = 0; steps < 80; steps++) {
    const asked = state.open[0];
    if (!asked || asked.type === 'setDials') break;
    const wanted = left[0];
    if (wanted && refusalOf(state, asked.seat, wanted) === undefined) {
      left.shift();
      events.push(...does(state, asked.seat, wanted, rng));
      continue;
    }
    if (asked.type === 'attack' && asked.seat === 0 && !declared) {
      declared = true;
      if (refusalOf(state, 0, attack) === undefined) {
        events.push(...does(state, 0, attack, rng));
        continue;
      }
    }
    const [first] = asked.type === 'order' ? [...game.legalMoves(state, asked.seat)] : [];
    const answer = first ?? quiet(state, asked);
    if (!answer) break;
    events.push(...does(state, asked.seat, answer, rng));
  }
  return { state, events, left };
};

export const usedBy = (events: readonly Event[], card: CardId): boolean =>
  events.some((event) => event.type === 'used' && event.card === card);

/** The dice a side rolled in the first attack. */
export const rolled = (events: readonly Event[], side: 'attack' | 'defense'): number =>
  events.flatMap((event) =>
    event.type === 'diceRolled' && event.dice === side ? [event.faces.length] : [],
  )[0] ?? -1;

export const compared = (events: readonly Event[]): { hits: number; criticals: number } | undefined => {
  for (const event of events)
    if (event.type === 'compared') return { hits: event.hits, criticals: event.criticals };
  return undefined;
};

/** A text of ship 0 (or of ship 1, for the defender). */
export const use = (
  card: 'ship' | 'captain' | 'upgrade' | 'resource' | 'admiral',
  ability = 0,
  ship = 0,
  at = 0,
): Move => ({
  type: 'use',
  ship,
  card,
  at,
  ability,
});

export const has = (events: readonly Event[], type: Event['type']): boolean =>
  events.some((event) => event.type === type);

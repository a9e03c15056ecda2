import { ask } from '../../../shared/engine/asks';
import type { Seat } from '../../../shared/engine/game';
import { advance, judge, run, start } from '../../../shared/engine/kernel';
import { keyFromSeed, type Rng } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/panic';
import { noMission } from '../../../shared/games/panic/apply/missions';
import { CARD_IDS } from '../../../shared/games/panic/data/cards';
import type { CharacterId } from '../../../shared/games/panic/data/characters';
import { MISSION, type MissionId } from '../../../shared/games/panic/data/missions';
import { THREAT_IDS, tokenOf } from '../../../shared/games/panic/data/tokens';
import type { EventOf, PanicEvent } from '../../../shared/games/panic/events';
import type { PanicOptions } from '../../../shared/games/panic/options';
import type { PanicMove } from '../../../shared/games/panic/moves';
import type { PanicState, Phase, Token, Work } from '../../../shared/games/panic/types';

/** Chance that is written down: dice in order; everything else takes the first of what there is. */
export const dice = (...rolls: number[]): Rng => ({
  word: () => 0,
  below: () => 0,
  die: () => {
    const roll = rolls.shift();
    if (roll === undefined) throw new Error('no more dice');
    return roll;
  },
  pick: (items) => items[0]!,
  shuffle: (items) => items,
});

type Spot = Partial<Omit<Token, 'id'>> & { readonly sector: number; readonly range: number };

export interface Setting {
  readonly options?: Partial<PanicOptions>;
  readonly characters?: readonly CharacterId[];
  /** By seat; the rest of the deck stays in the deck. */
  readonly hands?: readonly (readonly string[])[];
  readonly tokens?: Readonly<Record<string, Spot>>;
  readonly shields?: readonly number[];
  readonly hulls?: readonly number[];
  readonly heading?: number;
  readonly mission?: MissionId | '';
  readonly timer?: number;
  readonly done?: readonly MissionId[];
  readonly discard?: readonly string[];
  readonly removed?: readonly string[];
  readonly phase?: Phase;
}

const SEED = 7;

/** A position built by hand: seat 0 is asked to play in phase 4, and the rest of its turn lies on the agenda. */
export const table = (setting: Setting = {}): PanicState => {
  const cast = setting.characters ?? (['uhura', 'uhura', 'uhura', 'uhura'] as const);
  const options = { characters: 'dealt', firstPlayer: 1, ...setting.options };
  const started = start(game, options, cast.length, keyFromSeed(SEED));
  if (!started.ok) throw new Error(started.refusal.message);
  const { state } = started.value;
  const hands = cast.map((_, seat) => [...(setting.hands?.[seat] ?? [])]);
  const discard = [...(setting.discard ?? [])];
  const removed = [...(setting.removed ?? [])];
  const gone = new Set([...hands.flat(), ...discard, ...removed]);
  const tokens = Object.entries(setting.tokens ?? {}).map(([id, spot]) => ({
    id,
    defence: tokenOf(id).defence,
    cloaked: false,
    fresh: false,
    forceField: false,
    ...spot,
  }));
  tokens.sort((a, b) => tokenOf(a.id).index - tokenOf(b.id).index);
  const mission = setting.mission ?? '';
  Object.assign(state, {
    characters: [...cast],
    hands,
    discard,
    removed,
    deck: CARD_IDS.filter((card) => !gone.has(card)),
    tokens,
    bag: THREAT_IDS.filter((id) => !tokens.some((token) => token.id === id)),
    threatDiscard: [],
    shields: [...(setting.shields ?? [2, 2, 2, 2, 2, 2])],
    hulls: [...(setting.hulls ?? [2, 2, 2, 2, 2, 2])],
    fell: [false, false, false, false, false, false],
    heading: setting.heading ?? 0,
    mission: {
      ...noMission(),
      id: mission,
      timer: mission === '' ? 0 : (setting.timer ?? MISSION[mission].timer),
    },
    missionsDone: [...(setting.done ?? [])],
    missionDeck: state.missionDeck.filter((id) => id !== mission && !setting.done?.includes(id)),
    phase: setting.phase ?? 'play',
    turn: 5,
    active: 0,
    open: [],
    agenda: [
      { type: 'endTurn' },
      { type: 'phase', phase: 'newThreats' },
      { type: 'phase', phase: 'threats' },
      { type: 'phase', phase: 'status' },
    ],
  });
  ask(state, { type: 'play', seat: 0 });
  return state;
};

export interface Played {
  readonly state: PanicState;
  readonly events: PanicEvent[];
}

/** Does one move in place, after the rules have agreed. */
export const play = (state: PanicState, move: PanicMove, rng: Rng = dice(), seat: Seat = 0): PanicEvent[] => {
  const asked = state.open.find((one) => one.seat === seat);
  const refusal = judge(game, state, { actor: seat, ask: asked?.id ?? 0, move });
  if (refusal) throw new Error(`${move.type}: ${refusal.code}`);
  const events: PanicEvent[] = [];
  advance(game, state, seat, move, rng, (event) => void events.push(event));
  return events;
};

/** The code with which a move is refused; undefined when it is not. */
export const refused = (state: PanicState, move: PanicMove, seat: Seat = 0): string | undefined =>
  judge(game, state, { actor: seat, ask: state.open.find((one) => one.seat === seat)?.id ?? 0, move })?.code;

/** Runs one phase (or any work) alone and comes back to the question of phase 4. */
export const runWork = (state: PanicState, works: readonly Work[], rng: Rng = dice()): PanicEvent[] => {
  const events: PanicEvent[] = [];
  state.open = [];
  state.agenda = [{ type: 'play' }, ...[...works].reverse()];
  run(game, state, rng, (event) => void events.push(event));
  return events;
};

export const runPhase = (state: PanicState, phase: Phase, rng: Rng = dice()): PanicEvent[] => {
  const before = state.phase;
  const events = runWork(state, [{ type: 'phase', phase }], rng);
  if (state.open.every(({ type }) => type === 'play')) state.phase = before;
  return events;
};

/** Draws these tokens, whatever the bag says, and resolves them. */
export const drawTokens = (state: PanicState, tokens: readonly string[], rng: Rng): PanicEvent[] => {
  for (const token of tokens) state.bag = state.bag.filter((one) => one !== token);
  const before = state.phase;
  state.phase = 'newThreats';
  const events = runWork(
    state,
    [...tokens.map((token): Work => ({ type: 'resolveThreat', token })), { type: 'missionTokenTest' }],
    rng,
  );
  if (state.open.every(({ type }) => type === 'play')) state.phase = before;
  return events;
};

export const told = <T extends PanicEvent['type']>(events: readonly PanicEvent[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

export const spot = (state: PanicState, id: string): readonly [number, number] | undefined => {
  const token = state.tokens.find((one) => one.id === id);
  return token && [token.sector, token.range];
};

export const tokenAt = (state: PanicState, id: string): Token => {
  const token = state.tokens.find((one) => one.id === id);
  if (!token) throw new Error(`${id} is not on the board`);
  return token;
};

export const handOf = (state: PanicState, seat: Seat = 0): readonly string[] => state.hands[seat]!;

/** What one seat is asked. */
export const askedOf = (state: PanicState, seat: Seat = 0): string | undefined =>
  state.open.find((one) => one.seat === seat)?.type;

import { fastRng } from '../../../shared/engine/rng';
import { minimumPairs } from '../../../shared/events/matching';
import { pairNext } from '../../../shared/events/pairing';
import { Desk } from '../../events/stand';
import { rate, type Row, type Work } from '../measure';

/** The third round of an event of 64, two rounds behind them. */
const kit = (): Work => {
  const desk = new Desk().register(...Array.from({ length: 64 }, (_, at) => `p${String(at)}`));
  const rng = fastRng(1);
  desk.enter({ type: 'start' });
  for (let round = 1; round <= 2; round++) {
    desk.sign();
    for (const { players } of desk.round.tables)
      desk.score(players.join(''), rng.below(100), rng.below(100), rng.below(2));
    if (round < 2) desk.enter({ type: 'nextRound' });
  }
  return () => {
    pairNext(desk.event, rng);
    return 1;
  };
};

/** 256 players after seven rounds: each has met seven others. */
const swiss = (): Work => {
  const order = Array.from({ length: 256 }, (_, at) => String(at));
  const rng = fastRng(1);
  const met = new Set(
    Array.from({ length: 7 * 128 }, () => `${String(rng.below(256))} ${String(rng.below(256))}`),
  );
  return () => {
    minimumPairs(
      order,
      (player) => 14 - Math.floor(Number(player) / 20),
      (a, b) => (met.has(`${a} ${b}`) || met.has(`${b} ${a}`) ? 1 : 0),
    );
    return 1;
  };
};

export const rows: readonly Row[] = [
  {
    name: 'pairing',
    unit: 'pairings of the third round of 64 players (goal: within 100 ms each)',
    goal: 10,
    measure: () => rate(kit()),
  },
  {
    name: 'pairing-swiss',
    unit: 'minimum-weight pairings of 256 players (goal: within a second each)',
    goal: 1,
    measure: () => rate(swiss()),
  },
];

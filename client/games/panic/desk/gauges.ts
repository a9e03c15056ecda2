import type { PanicPublic } from '../../../../shared/games/panic/board';
import type { Gauge } from '../../../ui/gauges';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** How the Enterprise fares. */
export const GAUGES: readonly Gauge<PanicPublic>[] = [
  {
    title: 'Missions',
    by: 'table',
    of: ({ missionsDone }) => [missionsDone.length],
    most: ({ target }) => target,
  },
  { title: 'Hull', by: 'table', of: ({ hulls }) => [sum(hulls)] },
  { title: 'Shields', by: 'table', of: ({ shields }) => [sum(shields)] },
  { title: 'Threats', by: 'table', of: ({ tokens }) => [Object.keys(tokens).length] },
];

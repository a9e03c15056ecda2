import { SECTORS } from '../../../../shared/games/risk/data/sectors';
import { apart, between, MAP, NEUTRAL_ZONE, SECTOR_OF, type Spot, SPOTS } from './ground';
import { swell } from './territories';

const sectorNamed = (id: string): number => SECTORS.findIndex((sector) => sector.id === id);
const worldsOf = (sector: number): readonly Spot[] => SPOTS.filter((_, i) => SECTOR_OF[i] === sector);
const [FEDERATION, ROMULANS] = [worldsOf(sectorNamed('federation')), worldsOf(sectorNamed('romulan'))];
const OTHERS = SPOTS.filter((spot) => !FEDERATION.includes(spot) && !ROMULANS.includes(spot));

const nearest = (worlds: readonly Spot[], to: Spot): Spot =>
  worlds.reduce((best, spot) => (apart(spot, to) < apart(best, to) ? spot : best), worlds[0] ?? to);

/** The point as near to the Federation as to the Romulans that lies closest to the printed line. */
const onBorder = (spot: Spot): Spot => {
  let at = spot;
  for (let i = 0; i < 12; i++) {
    const [ours, theirs] = [nearest(FEDERATION, at), nearest(ROMULANS, at)];
    const off = apart(at, ours) - apart(at, theirs);
    const span = apart(ours, theirs) || 1;
    at = between(at, [at[0] + theirs[0] - ours[0], at[1] + theirs[1] - ours[1]], (-off * 0.5) / span);
  }
  return at;
};

const GRAIN = 0.012;

/** Points at even steps along a line, its own corners among them. */
export const stepped = (line: readonly Spot[], grain: number): readonly Spot[] =>
  line.flatMap((at, i) => {
    const next = line[i + 1];
    if (next === undefined) return [at];
    const steps = Math.max(1, Math.round(apart(at, next) / grain));
    return Array.from({ length: steps }, (_, k) => between(at, next, k / steps));
  });

const eased = (line: readonly Spot[]): Spot[] =>
  line.map((at, i) => {
    const [last, next] = [line[i - 1], line[i + 1]];
    return last && next ? between(at, between(last, next, 0.5), 0.5) : at;
  });

/** The wall of the Neutral Zone: the printed line, drawn where the two powers' territories meet. */
const zoneWall = (): readonly Spot[] => {
  const far = NEUTRAL_ZONE[0] ?? [0, 0];
  const rim = MAP.radius / (Math.hypot(...far) || 1);
  const printed: readonly Spot[] = [[far[0] * rim, far[1] * rim], ...NEUTRAL_ZONE];
  const free = (at: Spot): boolean =>
    OTHERS.every((spot) => apart(spot, at) > apart(nearest(ROMULANS, at), at));
  let wall = stepped(printed, GRAIN).map(onBorder).filter(free);
  wall = wall.filter((at, i) => i === 0 || apart(at, wall[i - 1] ?? at) > GRAIN * 0.3);
  for (let i = 0; i < 3; i++) wall = eased(wall);
  return wall.map(swell);
};

/** From the far rim to where Klingon space begins. */
export const NEUTRAL_WALL: readonly Spot[] = zoneWall();

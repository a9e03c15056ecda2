export { type Area, liesOn, touches } from './areas';
export { type Arc, ARCS, isInArc, isObstructed, type Sight, sightOf } from './arcs';
export { ECHO_OFFSET_MM, echoed } from './echo';
export { type Flight, fly } from './fly';
export { depthInDisc, depthOf, type Disc, overlaps } from './overlap';
export {
  BASE,
  type Edge,
  EDGES,
  HALF,
  HEADING_STEP,
  isInStartingArea,
  isOnMat,
  MAT,
  MM,
  type Pose,
  poseAtMm,
  STARTING_DEPTH,
  UNIT,
} from './pose';
export { BAND, type Band, bandOf, distanceBetween, OUT_OF_RANGE, rangeBetween } from './range';
export {
  type Bearing,
  BEARINGS,
  type ManeuverId,
  type Speed,
  SPEEDS,
  type Template,
  templateOf,
} from './templates';
export { stripOf, turnedAbout, webBehind } from './webs';

/** Every sign of the sheet of marks, row by row: numbers, what colours mean, factions, divisions, captains, markers, combat dice, tokens, bearings. */
export const MARK_NAMES = [
  ...['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  ...['legal', 'danger', 'mine', 'rivalA', 'rivalB', 'rivalC', 'rivalD', 'rivalE', 'calm', 'yellow', 'red'],
  ...['short', 'medium', 'long', 'shield', 'shieldHurt'],
  ...['klingon', 'romulan', 'tholian', 'federation', 'wild', 'captain'],
  ...['command', 'medical', 'engineering', 'science'],
  ...['kang', 'koloth', 'kor'],
  ...['firstPlayer', 'turn', 'missionDone', 'missionFailed', 'destroyed', 'boarders', 'fire', 'pip', 'dot'],
  ...['hit', 'critical', 'doubleHit', 'evade', 'battleStations'],
  ...['scan', 'targetLock', 'aux', 'cloak', 'sensorEcho', 'damage', 'mission'],
  ...['straight', 'bankLeft', 'bankRight', 'turnLeft', 'turnRight', 'comeAbout', 'reverse'],
] as const;
export type MarkName = (typeof MARK_NAMES)[number];

/** Cells in a row of the sheet. */
export const MARK_COLUMNS = 8;
export const MARK_ROWS = Math.ceil(MARK_NAMES.length / MARK_COLUMNS);

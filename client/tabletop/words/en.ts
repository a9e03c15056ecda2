/** What every table says, whatever is played on it. */

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** Whom the table waits for. */
export const waitingTitle = (names: readonly string[], mine: boolean): string => {
  if (mine) return names.length > 1 ? 'Waiting for you and others' : 'Your decision';
  return names.length === 0 ? '' : `Waiting for ${listed(names)}`;
};

export const LET_GO = 'Not this';
export const TURN = { left: 'Turn left', right: 'Turn right' } as const;

/** By how much an amount is changed. */
export const stepTitle = (by: number): string => (by > 0 ? `${by} more` : `${-by} fewer`);
export const ALL_OF_IT = 'As many as possible';

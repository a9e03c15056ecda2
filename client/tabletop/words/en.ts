/** What every table says, whatever is played on it. */

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** Whom the table waits for. */
export const waitingTitle = (names: readonly string[], mine: boolean): string => {
  if (mine) return names.length > 1 ? 'Waiting for you and others' : 'Your decision';
  return names.length === 0 ? '' : `Waiting for ${listed(names)}`;
};

export const CANCEL = 'Cancel';
/** Something is picked, and something else has to be. */
export const chooseNext = (many: number): string =>
  many === 1 ? 'Choose what glows now' : `Choose one of the ${many} that glow now`;
/** Something is picked, and several things may be done with it. */
export const heldTitle = 'What should be done with it?';
/** Why something that does not glow does not. */
export const notNow = (why: string): string => `Of no use now: ${why}`;
export const nothingWith = 'nothing can be done with it at this moment.';
export const TURN = { left: 'Turn left', right: 'Turn right' } as const;

/** By how much an amount is changed. */
export const stepTitle = (by: number): string => (by > 0 ? `${by} more` : `${-by} fewer`);
export const ALL_OF_IT = 'As many as possible';

/** Under a choice that a guide speaks of. */
export const MEANT = '◆ The guide means this';

/** The desk with a fleet on it: the text stands behind the #, so that no server ever sees what lies face down. */
export const fleetLink = (origin: string, text: string): string =>
  `${origin}/fleets#${encodeURIComponent(text)}`;

/** The short text in what somebody pasted: a link to the desk, or the text itself. */
export const readShared = (pasted: string): string => {
  const text = pasted.trim();
  const behind = /\/fleets\/?(?:\?[^#]*)?#(.+)$/u.exec(text)?.[1];
  return behind === undefined ? text : decoded(behind);
};

/** What stands behind the # of the desk's address. */
export const readHash = (hash: string): string => decoded(hash.replace(/^#/u, ''));

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

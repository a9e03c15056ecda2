/** A ship's name as it fits on a plate: without the letters that all ships of its fleet bear. */
export const shortName = (name: string, number: number): string => {
  const short = name.replace(/^(?:U\.S\.S\.|I\.K\.S\.|I\.R\.W\.|I\.K\.C\.) /u, '');
  return number === 0 ? short : `${short} ${String(number)}`;
};

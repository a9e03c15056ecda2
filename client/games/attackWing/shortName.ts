/** A ship's name as it fits on a plate: without the letters that all ships of its fleet bear; one that has none is called by its class. */
export const shortName = (name: string, number: number): string => {
  const short = name.replace(/^(?:[A-Z]\.)+ /u, '').replace(/^.* \((.*)\)$/u, '$1');
  return number === 0 ? short : `${short} ${String(number)}`;
};

/** Reads what has a name once in a page, whichever table asks for it first; what could not be had is tried again by whoever asks next. */
export const readOnce = <Name, Rest extends readonly unknown[], Thing>(
  read: (name: Name, ...rest: Rest) => Promise<Thing>,
): ((name: Name, ...rest: Rest) => Promise<Thing>) => {
  const kept = new Map<Name, Promise<Thing>>();
  return (name, ...rest) => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const reading = read(name, ...rest);
    kept.set(name, reading);
    reading.catch(() => kept.delete(name));
    return reading;
  };
};

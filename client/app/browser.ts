/* What the page has from its browser. */

/** Gives the person a file. */
export function download(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The browser's memory, where it grants one. */
export function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** Which build of the page this is. */
export const buildId = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="starboard-build"]')?.content ?? '';

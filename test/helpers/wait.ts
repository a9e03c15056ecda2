/** Waits until something is so, and says what was waited for when it never is. */
export async function waitFor(what: string, isSo: () => boolean, timeoutMs = 15_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`waited ${timeoutMs} ms in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

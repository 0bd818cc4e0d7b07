/** Waiting for what other people do. */

/** Waits for something that other people do. */
export async function until(isTrue: () => boolean, patience = 60_000): Promise<void> {
  const end = Date.now() + patience;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error(`timed out waiting for: ${isTrue}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

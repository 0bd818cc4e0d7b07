/** Tells failures of the store (a full disk, a locked file) from bugs. */

/** `cause` is the store's own error. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** What the store answers. Throws `StoreUnavailable` if it fails. */
export async function fromStore<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new StoreUnavailable('the store does not answer', { cause });
  }
}

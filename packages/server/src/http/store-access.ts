/** The outside world can fail where the program does not: a disk is full, a file is locked. */

/** The store could not be asked; `cause` is its own error. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** What the store answers; throws `Unreachable` where it can't. */
export async function reach<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new Unreachable('the store does not answer', { cause });
  }
}

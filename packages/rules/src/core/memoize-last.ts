/** Memoizes pure functions by their last argument: callers often ask the same thing several times in a row. */

/**
 * The same function, with its last answer cached. The argument is compared by identity, so it must not be mutated.
 * @example
 * const copy = memoizeLast((list) => [...list]);
 * const list = [1, 2];
 * copy(list) === copy(list) // => true
 */
export function memoizeLast<Given extends object, Answer>(compute: (given: Given) => Answer): (given: Given) => Answer {
  let last: Given | null = null;
  let answer: Answer;
  return (given) => {
    if (given !== last) {
      answer = compute(given);
      last = given;
    }
    return answer;
  };
}

/** The same for two arguments, such as a state and its viewer. */
export function memoizeLastPair<Given extends object, By, Answer>(
  compute: (given: Given, by: By) => Answer,
): (given: Given, by: By) => Answer {
  let last: Given | null = null;
  let lastBy: By;
  let answer: Answer;
  return (given, by) => {
    if (given !== last || by !== lastBy) {
      answer = compute(given, by);
      last = given;
      lastBy = by;
    }
    return answer;
  };
}

/** Pure functions that are asked the same thing several times in a row: the last answer is kept. */

/**
 * The same function, which computes its answer once for the same object asked again. Arguments are never changed.
 * @example
 * const copy = remembered((list) => [...list]);
 * const list = [1, 2];
 * copy(list) === copy(list) // => true
 */
export function remembered<Given extends object, Answer>(compute: (given: Given) => Answer): (given: Given) => Answer {
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

/** The same with a second thing that matters: who looks, say. */
export function rememberedFor<Given extends object, By, Answer>(
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

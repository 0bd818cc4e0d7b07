/**
 * Runs in a page before its own scripts: the same deals each time, so that a picture changes only when the page does.
 */

let state = 20_260_101;

function next() {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

Math.random = next;
crypto.getRandomValues = (array) => {
  for (let index = 0; index < array.length; index++) array[index] = Math.floor(next() * 2 ** 32);
  return array;
};

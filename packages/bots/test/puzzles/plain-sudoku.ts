/** A slow, plain search through the complete grids of Kakuzu, which shares no code with the solver. */

type Digits = readonly number[];

const SIDE = 9;
const peers: readonly (readonly number[])[] = Array.from({ length: SIDE * SIDE }, (_, square) => {
  const row = Math.floor(square / SIDE);
  const column = square % SIDE;
  return Array.from({ length: SIDE * SIDE }, (_, other) => other).filter((other) => {
    const otherRow = Math.floor(other / SIDE);
    const otherColumn = other % SIDE;
    const sharesBox =
      Math.floor(row / 3) === Math.floor(otherRow / 3) && Math.floor(column / 3) === Math.floor(otherColumn / 3);
    return other !== square && (row === otherRow || column === otherColumn || sharesBox);
  });
});

/** Calls `found` with every complete grid; stops when it returns false. */
export function forEachGrid(uncovered: Digits, found: (grid: Digits) => boolean): void {
  const grid = [...uncovered];
  const allowed = grid.map((_, square) => freeAt(grid, square));
  search(grid, allowed, found);
}

/** The digits that no peer of a square has, as bits 1 to 9. */
function freeAt(grid: Digits, square: number): number {
  return (peers[square] as readonly number[]).reduce(
    (bits, peer) => bits & ~(1 << (grid[peer] as number)),
    0b1111111110,
  );
}

function search(grid: number[], allowed: number[], found: (grid: Digits) => boolean): boolean {
  let tightest = -1;
  let fewest = SIDE + 1;
  for (let square = 0; square < grid.length && fewest > 1; square++) {
    if (grid[square] !== 0) continue;
    const count = bitsIn(allowed[square] as number);
    if (count < fewest) {
      fewest = count;
      tightest = square;
    }
  }
  if (tightest < 0) return found(grid);
  const choices = allowed[tightest] as number;
  for (let digit = 1; digit <= SIDE; digit++) {
    if ((choices & (1 << digit)) === 0) continue;
    const changed = (peers[tightest] as readonly number[]).filter(
      (peer) => grid[peer] === 0 && ((allowed[peer] as number) & (1 << digit)) !== 0,
    );
    grid[tightest] = digit;
    for (const peer of changed) allowed[peer] = (allowed[peer] as number) & ~(1 << digit);
    const goesOn = search(grid, allowed, found);
    for (const peer of changed) allowed[peer] = (allowed[peer] as number) | (1 << digit);
    grid[tightest] = 0;
    if (!goesOn) return false;
  }
  return true;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

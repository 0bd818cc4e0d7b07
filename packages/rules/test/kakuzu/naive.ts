/**
 * A second, naive Kakuzu, written from the rules page alone: a real bag, real piles, squares by name. It shares no code
 * with the engine, so that the two can be compared game by game.
 */

export interface NaiveOptions {
  readonly seats: number;
  readonly first: number;
  readonly variant: string;
  /** Nine rows joined by `/`. */
  readonly sheet: string;
}

const LETTERS = 'abcdefghi';

export class NaiveKakuzu {
  readonly piles: number[];
  /** Stones of the set-up, and those missed by a player alone. */
  nobodys = 0;
  readonly bag: Set<number>;
  /** The digits that lie before the player in turn. */
  readonly onTable: number[] = [];
  turn: number;
  over = false;
  inSetup = true;
  /** A digit has to be drawn before anybody can go on. */
  mustDraw = false;
  readonly #options: NaiveOptions;
  readonly #digitAt = new Map<string, string>();
  readonly #stones = new Set<string>();
  readonly #outOfTime = new Set<number>();
  #matches = 0;

  constructor(options: NaiveOptions) {
    this.#options = options;
    this.bag = new Set(options.variant === 'announce' ? [] : [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    this.piles = Array.from({ length: options.seats }, () => 0);
    this.turn = options.first;
    for (const [row, digits] of options.sheet.split('/').entries()) {
      for (const [column, digit] of [...digits].entries()) {
        const square = `${LETTERS[column]}${row + 1}`;
        this.#digitAt.set(square, digit);
        this.#stones.add(square);
      }
    }
  }

  /** Everything that the player in turn may do, in notation without the seat. */
  choices(): string[] {
    if (this.over || this.mustDraw) return [];
    const stones = [...this.#stones];
    if (this.inSetup) return stones.filter((square) => this.#sameBox(square).every((other) => this.#stones.has(other)));
    if (this.#options.variant !== 'announce') return stones;
    const open = [...'123456789'].filter((digit) => this.#lying(digit) > 0);
    return stones.flatMap((square) => open.map((digit) => digit + square));
  }

  draw(digit: number): void {
    this.bag.delete(digit);
    this.onTable.push(digit);
    this.mustDraw = false;
    if (digit === 0) this.#nextTurn();
  }

  remove(choice: string): void {
    const square = choice.slice(-2);
    const digit = this.#digitAt.get(square) as string;
    const wanted = choice.length === 3 ? choice.charAt(0) : String(this.onTable.at(-1));
    this.#stones.delete(square);
    if (this.inSetup) this.#afterSetupRemoval();
    else this.#afterRemoval(digit, digit === wanted);
  }

  runOutOfTime(): void {
    this.#outOfTime.add(this.turn);
    this.#nextTurn();
  }

  #afterSetupRemoval(): void {
    this.nobodys += 1;
    this.turn = (this.turn + 1) % this.piles.length;
    this.#dropCompleted();
    if (this.nobodys < 9) return;
    this.inSetup = false;
    this.#begin(this.#options.first);
  }

  #afterRemoval(digit: string, matched: boolean): void {
    const neighbour = (this.turn + 1) % this.piles.length;
    if (matched) this.#give(this.turn);
    else if (this.piles.length === 1) this.nobodys += 1;
    else this.#give(neighbour);
    this.#dropCompleted();
    if (this.#stones.size === 0) this.over = true;
    else if (!matched) this.#nextTurn();
    else this.#afterMatch(digit);
  }

  #afterMatch(digit: string): void {
    this.#matches += 1;
    const { variant } = this.#options;
    if (variant === 'bag') this.mustDraw = true;
    if (variant === 'same-digit' && this.#lying(digit) === 0) this.#nextTurn();
    if (variant === 'announce' && this.#matches === 3) this.#nextTurn();
  }

  #nextTurn(): void {
    for (const digit of this.onTable.splice(0)) this.bag.add(digit);
    this.#dropCompleted();
    const rest = this.piles.map((_, index) => (this.turn + 1 + index) % this.piles.length);
    const next = rest.find((seat) => !this.#outOfTime.has(seat));
    if (next === undefined) this.over = true;
    else this.#begin(next);
  }

  #begin(seat: number): void {
    this.turn = seat;
    this.#matches = 0;
    this.mustDraw = this.#options.variant !== 'announce';
  }

  #give(seat: number): void {
    this.piles[seat] = (this.piles[seat] as number) + 1;
  }

  #dropCompleted(): void {
    for (const digit of '123456789') if (this.#lying(digit) === 0) this.bag.delete(Number(digit));
  }

  /** How many stones lie over a digit. */
  #lying(digit: string): number {
    return [...this.#stones].filter((square) => this.#digitAt.get(square) === digit).length;
  }

  #sameBox(square: string): string[] {
    const box = (name: string): string =>
      `${Math.floor(LETTERS.indexOf(name.charAt(0)) / 3)}${Math.ceil(Number(name.charAt(1)) / 3)}`;
    return [...this.#digitAt.keys()].filter((other) => box(other) === box(square));
  }
}

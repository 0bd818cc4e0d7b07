/** The puzzles made so far, in a file with a line for each game: after a stop, the next game follows the last one. */

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MadePuzzle, makePuzzles, type PuzzleKind } from '@riverstone/bots/puzzles';

/** Progress is told after so many games. */
const GAMES_BETWEEN_NEWS = 100;

export class Pool {
  readonly #puzzles = new Map<string, MadePuzzle>();
  #games = 0;

  private constructor(
    private readonly file: string,
    private readonly kind: PuzzleKind,
    private readonly seed: number,
  ) {}

  static open(folder: string, kind: PuzzleKind, seed: number): Pool {
    mkdirSync(folder, { recursive: true });
    const pool = new Pool(join(folder, `${kind}-from-${seed}.jsonl`), kind, seed);
    pool.#resume();
    return pool;
  }

  get puzzles(): readonly MadePuzzle[] {
    return [...this.#puzzles.values()];
  }

  /** Plays on until there are so many puzzles, each once. */
  async fill(count: number, tell: (made: number, games: number) => void): Promise<void> {
    while (this.#puzzles.size < count) {
      const puzzles = await makePuzzles(this.kind, this.seed + this.#games);
      this.#add(puzzles);
      appendFileSync(this.file, `${JSON.stringify(puzzles)}\n`);
      if (this.#games % GAMES_BETWEEN_NEWS === 0) tell(this.#puzzles.size, this.#games);
    }
  }

  /** A line that was cut off by a stop is left out, and its game is played again. */
  #resume(): void {
    if (!existsSync(this.file)) return;
    const lines = readFileSync(this.file, 'utf8').split('\n').slice(0, -1);
    writeFileSync(this.file, lines.map((line) => `${line}\n`).join(''));
    for (const line of lines) this.#add(JSON.parse(line) as MadePuzzle[]);
  }

  #add(puzzles: readonly MadePuzzle[]): void {
    this.#games++;
    for (const puzzle of puzzles) if (!this.#puzzles.has(puzzle.text)) this.#puzzles.set(puzzle.text, puzzle);
  }
}

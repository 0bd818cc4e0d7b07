/** The same thoughts in this thread, in a Node worker thread and in a Web Worker of a real browser. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Worker as WorkerThread } from 'node:worker_threads';
import { botNames, connectNodeWorker, hintStrengths, Thinker, withBots } from '@riverstone/bots';
import { type GameId, gameIds, HostedGame, seedFromNumber, unwrap } from '@riverstone/rules';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { perform } from '../src/worker/perform.js';
import type { Task } from '../src/worker/tasks.js';
import { wholeGame } from './whole-games.js';

const entry = fileURLToPath(new URL('../dist/worker/entry.js', import.meta.url));
const nodeThinker = (): Thinker => new Thinker(() => connectNodeWorker(new WorkerThread(entry)));
const limits = { nodes: 300 };

/** A position of each game, some moves in, seen by the seat that is to move. */
function question(id: GameId): { readonly view: unknown; readonly seat: number; readonly seed: string } {
  return withBots(id, ({ game, bots }) => {
    const table = unwrap(HostedGame.deal(game, { seats: 2, options: {}, seed: seedFromNumber(4) }));
    for (let moves = 0; moves < 15; moves++) {
      const seat = table.status.awaited[0] ?? 0;
      const decision = bots.plain.decide({ view: table.viewFor(seat), seat, seed: 'seed' });
      if (decision === null) throw new Error('nobody moves');
      unwrap(table.act(seat, decision.action));
    }
    const seat = table.status.awaited[0] ?? 0;
    return { view: table.viewFor(seat), seat, seed: 'seed' };
  });
}

/** Everything that can be asked about each game. */
const tasks = gameIds.flatMap((game) => {
  const about = { game, question: question(game), limits };
  return [
    ...botNames.map((bot) => ({ kind: 'decide', bot, ...about })),
    { kind: 'rank', ...about },
    ...hintStrengths.map((strength) => ({ kind: 'hint', strength, ...about })),
  ] as unknown as Task[];
});

/** What comes of a task in this thread. */
const here = (task: Task): unknown => {
  const steps = perform(task);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return JSON.parse(JSON.stringify(step.value));
};
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('in a Node worker thread', () => {
  let thinker = nodeThinker();
  afterEach(() => {
    thinker.close();
    thinker = nodeThinker();
  });

  test('every bot, ranking and hint is what it is here', async () => {
    for (const task of tasks) {
      if (task.kind === 'review' || task.kind === 'deal' || task.kind === 'match') continue;
      const { game, question: asked } = task;
      const answer =
        task.kind === 'decide'
          ? thinker.decide(game, task.bot, asked, limits)
          : task.kind === 'rank'
            ? thinker.rank(game, asked, limits)
            : thinker.hint(game, asked, task.strength, limits);
      expect(plain(await answer)).toEqual(here(task));
    }
  });

  test('a game that is dealt there is dealt alike here', async () => {
    const dealing = {
      game: 'kakuzu',
      seats: 3,
      options: { variant: 'announce' },
      seed: '7'.repeat(64),
      place: 'online',
    } as const;
    const dealt = await thinker.deal(dealing);
    expect(plain(dealt)).toEqual(here({ kind: 'deal', ...dealing }));
    expect(dealt.ok && dealt.value.options).toMatchObject({ variant: 'announce' });
  });

  test('a whole game between bots is the same there', async () => {
    const plan = { game: 'kakuzu', levels: ['strong', 'novice'], options: {}, seed: '7'.repeat(64) } as const;
    expect(plain(await thinker.match(plan))).toEqual(plain(await perform({ kind: 'match', ...plan }).next().value));
  });

  test('a review tells how far it is, and is what it is here', async () => {
    const { record } = await wholeGame({ id: 'kakuzu', options: {}, seats: 2 }, ['strong', 'novice'], 3);
    const shares: number[] = [];
    const review = await thinker.review(record, limits, {
      onProgress: ({ done, total }) => shares.push(done / total),
    });
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(plain(review)).toEqual(here({ kind: 'review', record, limits }));
  });

  test('who has enough is let go at once, and the next question is answered', async () => {
    const { record } = await wholeGame({ id: 'kakuzu', options: {}, seats: 2 }, ['strong', 'novice'], 3);
    const stop = new AbortController();
    const running = thinker.review(
      record,
      {},
      { signal: stop.signal, onProgress: () => stop.abort(new Error('enough')) },
    );
    const waiting = thinker.review(record, {}, { signal: stop.signal });
    const next = thinker.rank('kakuzu', question('kakuzu') as never, limits);
    await expect(running).rejects.toThrow('enough');
    await expect(waiting).rejects.toThrow('enough');
    expect((await next).moves.length).toBeGreaterThan(0);
    await expect(thinker.review(record, {}, { signal: stop.signal })).rejects.toThrow('enough');
  });

  test('a question that breaks a bot breaks nothing else', async () => {
    await expect(thinker.decide('kakuzu', 'master', null as never)).rejects.toThrow();
    expect((await thinker.rank('kakuzu', question('kakuzu') as never, limits)).moves.length).toBeGreaterThan(0);
  });

  test('a question that can not be sent breaks nothing else', async () => {
    await expect(thinker.review({ notData: () => 0 })).rejects.toThrow();
    expect((await thinker.rank('kakuzu', question('kakuzu') as never, limits)).moves.length).toBeGreaterThan(0);
  });

  test('a worker that does not start is a failure, not a silence', async () => {
    const refused = new Thinker(() => {
      throw new Error('no workers here');
    });
    await expect(refused.review({})).rejects.toThrow('no workers here');
    await expect(refused.review({})).rejects.toThrow('no workers here');
    const broken = new Thinker(() => connectNodeWorker(new WorkerThread('process.exit(3)', { eval: true })));
    await expect(broken.review({})).rejects.toThrow('stopped by itself (3)');
    broken.close();
  });
});

describe('in a Web Worker', () => {
  let server: Server;
  let browser: Browser;
  let bundle: string;

  beforeAll(async () => {
    const alias = { '@riverstone/rules': fileURLToPath(new URL('../../rules/dist', import.meta.url)) };
    const built = await build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'browser',
      alias,
    });
    bundle = built.outputFiles[0]?.text ?? '';
    server = createServer((request, response) => {
      const isWorker = request.url === '/worker.js';
      response.writeHead(200, { 'content-type': isWorker ? 'text/javascript' : 'text/html' });
      response.end(isWorker ? bundle : '<!doctype html><title>Bots</title>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    browser = await chromium.launch({
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    });
  });
  afterAll(async () => {
    await browser.close();
    await new Promise((resolve) => server.close(resolve));
  });

  test('every bot, ranking and hint is what it is here', async () => {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const answers = await page.evaluate(async (asked) => {
      const worker = new Worker('/worker.js', { type: 'module' });
      const ask = (task: unknown) =>
        new Promise((resolve, reject) => {
          worker.onmessage = ({ data }) =>
            data.kind === 'done' ? resolve(data.outcome) : reject(new Error(data.message));
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.postMessage(task);
        });
      const all = [];
      for (const task of asked as unknown[]) all.push(await ask(task));
      return JSON.parse(JSON.stringify(all));
    }, plain(tasks));
    expect(answers).toEqual(tasks.map((task) => here(plain(task) as Task)));
  });
});

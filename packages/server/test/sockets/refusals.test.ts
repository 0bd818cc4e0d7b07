/** Every refusal code over a real socket. A refused command leaves the table unchanged. */

import { type Command, limits, type RefusalCode, refusalCodes } from '@riverstone/protocol';
import { type GameId, unwrap } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import type { Player, Refused } from '../../support/player.js';
import { useServers } from '../support/online.js';
import { refusedActions } from '../support/refused-actions.js';
import { inFile, TableFixture } from '../support/table-fixture.js';

const servers = useServers();
const gathering = async (): Promise<TableFixture> => TableFixture.gathering(await servers.start());
const playing = async (seats = 2): Promise<TableFixture> =>
  TableFixture.playing(await servers.start(), { game: 'kakuzu' }, seats);

/** Who tries what at which table. */
interface Attempt {
  readonly fixture: TableFixture;
  readonly who: Player;
  readonly command: Command;
  readonly detail?: object;
}

const act: Command = { type: 'act', action: 'e5', promptKey: '0:0' };

const attempts: Partial<Record<RefusalCode, () => Promise<Attempt>>> = {
  async 'bad-message'() {
    const fixture = await gathering();
    // The types do not let anybody say that; the wire does.
    const command = { type: 'sit', seat: 0, by: 'force' } as Command;
    return { fixture, who: fixture.other, command, detail: { field: 'command' } };
  },
  async 'not-joined'() {
    const fixture = await gathering();
    const { player } = await fixture.at.guest();
    return { fixture, who: player, command: { type: 'enter', name: 'Cy' } };
  },
  async 'not-a-member'() {
    const fixture = await gathering();
    return { fixture, who: await fixture.stranger(), command: { type: 'sit', seat: 1 } };
  },
  async 'not-seated'() {
    const fixture = await gathering();
    return { fixture, who: fixture.other, command: { type: 'stand' } };
  },
  async 'not-host'() {
    const fixture = await gathering();
    return { fixture, who: fixture.other, command: { type: 'bot', seat: 1, level: 'casual' } };
  },
  async 'bad-name'() {
    const fixture = await gathering();
    return { fixture, who: await fixture.stranger(), command: { type: 'enter', name: ' \u200b\u202e ' } };
  },
  async 'name-taken'() {
    const fixture = await gathering();
    return { fixture, who: await fixture.stranger(), command: { type: 'enter', name: 'BO' }, detail: { name: 'BO' } };
  },
  async 'seat-taken'() {
    const fixture = await gathering();
    return { fixture, who: fixture.other, command: { type: 'sit', seat: 0 }, detail: { seat: 0 } };
  },
  async 'no-such-seat'() {
    const fixture = await gathering();
    return { fixture, who: fixture.other, command: { type: 'sit', seat: 2 }, detail: { seat: 2 } };
  },
  async 'no-such-member'() {
    const fixture = await gathering();
    return { fixture, who: fixture.host, command: { type: 'remove', member: 3 }, detail: { member: 3 } };
  },
  async removed() {
    const fixture = await gathering();
    await fixture.must(fixture.host, { type: 'remove', member: 2 });
    return { fixture, who: fixture.other, command: { type: 'sit', seat: 1 } };
  },
  async 'table-full'() {
    const fixture = await gathering();
    for (let member = 3; member <= limits.members; member++)
      unwrap(await (await fixture.stranger()).do({ type: 'enter', name: `Guest ${member}` }));
    const who = await fixture.stranger();
    return { fixture, who, command: { type: 'enter', name: 'Zo' }, detail: { most: limits.members } };
  },
  async begun() {
    const fixture = await playing();
    return { fixture, who: fixture.other, command: { type: 'stand' } };
  },
  async 'already-shared'() {
    const fixture = await gathering();
    await fixture.must(fixture.host, { type: 'share', share: '1'.repeat(32) });
    return { fixture, who: fixture.host, command: { type: 'share', share: '2'.repeat(32) } };
  },
  async 'not-begun'() {
    const fixture = await gathering();
    return { fixture, who: fixture.host, command: act };
  },
  async over() {
    const fixture = await playing();
    await fixture.must(fixture.host, { type: 'resign' });
    return { fixture, who: fixture.other, command: act };
  },
  async 'not-over'() {
    const fixture = await playing();
    return { fixture, who: fixture.other, command: { type: 'rematch' } };
  },
  async 'seats-open'() {
    const fixture = await gathering();
    return { fixture, who: fixture.host, command: { type: 'start' }, detail: { seats: [1] } };
  },
  async 'bad-options'() {
    const fixture = await gathering();
    const command: Command = { type: 'plan', seats: 9, options: {} };
    return { fixture, who: fixture.host, command, detail: { seats: 9, min: 1, max: 4 } };
  },
  async stale() {
    const fixture = await playing();
    return { fixture, who: fixture.host, command: { ...act, promptKey: '1:0' } };
  },
  async 'too-early'() {
    // A clock that stands still: it is counted for ever.
    const at = await servers.start({ clock: () => Date.UTC(2025, 0, 1) });
    const fixture = await TableFixture.playing(at, { game: 'kakuro-race' });
    const command: Command = { type: 'act', action: 'none', promptKey: '1' };
    return { fixture, who: fixture.host, command, detail: { wait: 3000 } };
  },
  async paused() {
    const fixture = await playing();
    await fixture.must(fixture.host, { type: 'ask', what: 'pause' });
    await fixture.must(fixture.other, { type: 'answer', agrees: true });
    return { fixture, who: fixture.host, command: act };
  },
  async 'not-paused'() {
    const fixture = await playing();
    return { fixture, who: fixture.host, command: { type: 'ask', what: 'resume' } };
  },
  async 'nothing-to-undo'() {
    const fixture = await playing();
    return { fixture, who: fixture.host, command: { type: 'ask', what: 'undo' } };
  },
  async 'already-proposed'() {
    const fixture = await playing();
    await fixture.must(fixture.host, { type: 'ask', what: 'pause' });
    return { fixture, who: fixture.host, command: { type: 'ask', what: 'pause' } };
  },
  async 'no-proposal'() {
    const fixture = await playing();
    return { fixture, who: fixture.other, command: { type: 'answer', agrees: true } };
  },
  async 'not-away'() {
    const fixture = await playing();
    return { fixture, who: fixture.host, command: { type: 'stand-in', seat: 1 } };
  },
  async resigned() {
    const fixture = await playing(3);
    await fixture.must(fixture.other, { type: 'resign' });
    return { fixture, who: fixture.other, command: { type: 'ask', what: 'pause' } };
  },
  async 'no-hints'() {
    const fixture = await playing();
    return { fixture, who: fixture.host, command: { type: 'hint' } };
  },
  async 'bot-plays'() {
    const fixture = await playing();
    await letBotPlay(fixture);
    return { fixture, who: fixture.other, command: act };
  },
  async muted() {
    const fixture = await gathering();
    await fixture.must(fixture.host, { type: 'mute', member: 2, muted: true });
    return { fixture, who: fixture.other, command: { type: 'say', text: 'Hello?' } };
  },
  async unavailable() {
    const fixture = await gathering();
    await inFile(fixture.at.data, `CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'full'); END`);
    return { fixture, who: fixture.other, command: { type: 'sit', seat: 1 } };
  },
};

/** What is refused elsewhere, and where that is tested. */
const elsewhere: Partial<Record<RefusalCode, string>> = {
  'not-found': 'below: it is a table that can not be joined',
  'too-fast': 'flood.test.ts, with limits that count',
  'wrong-origin': 'http-refusals.test.ts',
  'no-guest': 'http-refusals.test.ts',
  failed: 'http-refusals.test.ts: a fault of ours, which no test of tables may meet',
  'too-large': 'http-refusals.test.ts; the socket closes without a word (socket-fuzz.test.ts)',
  banned: 'operating/admin.test.ts',
  unlisted: 'operating/admin.test.ts',
  'bad-words': 'operating/admin.test.ts',
  'chat-full': 'tables/agreements-gathering.test.ts',
  'changed-often': 'tables/changed-answers.test.ts',
};

/**
 * A bot plays for the second person, who was away for long; the clock of this server can't be turned, so its file is.
 */
async function letBotPlay({ at, table, other }: TableFixture): Promise<void> {
  const store = await openSqliteStore(at.data);
  const found = await store.find(table);
  if (found === null) throw new Error('the table is gone');
  const body = JSON.stringify({ kind: 'stood-in', seat: 1, level: 'casual', by: null, id: null });
  const version = found.rows.length + 1;
  await store.append([{ table: found.number, row: { version, at: Date.now(), body, awaited: [] } }]);
  await store.close();
  await at.restart();
  await other.until((player) => player.version === version);
}

function refusalOf(answer: Awaited<ReturnType<Player['do']>>): Refused {
  if (answer.ok) throw new Error('it was not refused');
  return answer.error;
}

/** All that somebody new is told of the table, but for who is there just now and what time it is. */
async function standing(fixture: TableFixture): Promise<object> {
  const player = await fixture.stranger();
  const { here: _here, watchers: _watchers, ...table } = player.table ?? {};
  await player.close();
  return table;
}

async function attemptFor(code: RefusalCode): Promise<Attempt> {
  const attempt = await attempts[code]?.();
  if (attempt === undefined) throw new Error(`nobody tries ${code}`);
  return attempt;
}

describe('a refusal', () => {
  it.each(Object.keys(attempts) as RefusalCode[])('%s leaves everything as it was', async (code) => {
    const { fixture, who, command, detail = {} } = await attemptFor(code);
    const before = await standing(fixture);
    const refused = refusalOf(await who.do(command));
    expect(refused.code).toBe(code);
    expect(refused.detail).toEqual(detail);
    expect(await standing(fixture)).toEqual(before);
  });

  it('not-found is for a table that is not there', async () => {
    const fixture = await gathering();
    const joined = await fixture.other.join('abcdefghijklmn');
    expect(joined).toEqual({ ok: false, error: { code: 'not-found', detail: {} } });
  });

  it('unavailable is over when the store can keep things again', async () => {
    const { fixture, who, command } = await attemptFor('unavailable');
    expect(refusalOf(await who.do(command)).code).toBe('unavailable');
    await inFile(fixture.at.data, 'DROP TRIGGER full');
    unwrap(await who.do(command));
    await fixture.host.until(({ room }) => room?.seats[1]?.name === 'Bo');
  });

  it('is known for every code', () => {
    expect([...Object.keys(attempts), ...Object.keys(elsewhere)].sort()).toEqual([...refusalCodes].sort());
  });
});

describe('a game', () => {
  it.each<[GameId, Readonly<Record<string, unknown>>, readonly string[]]>([
    [
      'kakuro-challenge',
      { first: 0 },
      [
        'bad-notation',
        'not-your-turn',
        'not-allowed',
        'occupied',
        'not-adjacent',
        'not-in-hand',
        'flip-empty',
        'flip-placed',
        'flip-outside',
        'too-many-flips',
      ],
    ],
    ['kakuro-race', {}, ['bad-notation', 'not-allowed']],
    ['kakuzu', { first: 0 }, ['bad-notation', 'not-your-turn', 'not-allowed']],
  ])('%s with %o refuses by its own rules', async (game, options, codes) => {
    const fixture = await TableFixture.playing(await servers.start(), { game, options });
    // What is against the rules after the end is refused as `over` before the game is asked.
    expect(await refusedActions(fixture, game)).toEqual(new Set(codes));
  });
});

/** Tests for any bus over a broker: the broker or the network fails. */

import { expect, it, vi } from 'vitest';
import { BrokerBus, type BusTransport } from '../../src/bus/broker-bus.js';
import type { TcpProxy } from '../../support/tcp-proxy.js';
import { ReceivedTokens } from './received-tokens.js';

/** A server of the bus, as a test may treat it. */
export interface BusFixture {
  /** A new bus server that leads to it, directly or through a proxy. */
  reach(proxy?: TcpProxy): BusTransport;
  proxy(): Promise<TcpProxy>;
  kill(): Promise<void>;
  start(): Promise<void>;
  pause(): void;
  resume(): void;
  /** Puts any text on the channel, as a stranger may. */
  say(text: string): Promise<void>;
}

const quick = { echoEvery: 500, firstPause: 10, longestPause: 50, lossDelay: 10 };

/** A node with everything that its bus has told. */
class WatchedNode {
  readonly counts: Record<string, number> = {};
  readonly errors: unknown[] = [];
  readonly failures: unknown[] = [];
  connections = 0;
  losses = 0;
  #bus: BrokerBus | null = null;
  #received: ReceivedTokens | null = null;

  async open(server: BusTransport): Promise<this> {
    this.#bus = await BrokerBus.open(
      server,
      {
        connected: () => void this.connections++,
        disconnected: (error) => void this.errors.push(error),
        count: (outcome, messages) => {
          this.counts[outcome] = (this.counts[outcome] ?? 0) + messages;
        },
        failed: (error) => void this.failures.push(error),
      },
      { timing: quick },
    );
    this.#received = new ReceivedTokens(this.bus);
    this.bus.onLoss(() => void this.losses++);
    return this;
  }

  get bus(): BrokerBus {
    if (this.#bus === null) throw new Error('the bus is not open');
    return this.#bus;
  }

  get received(): ReceivedTokens {
    if (this.#received === null) throw new Error('the bus is not open');
    return this.#received;
  }

  say(tokenHash: string): void {
    this.bus.publish('tokens', { tokenHash });
  }

  /** Resolves when something is so; the limit of the test ends the waiting. */
  until(isSo: (node: this) => boolean): Promise<void> {
    return vi.waitFor(() => expect(isSo(this)).toBe(true), { timeout: 25_000, interval: 5 });
  }
}

export function testBusFaults(fixture: () => BusFixture, clean: (step: () => Promise<void>) => void): void {
  async function node(proxy?: TcpProxy): Promise<WatchedNode> {
    const opened = await new WatchedNode().open(fixture().reach(proxy));
    clean(() => opened.bus.close());
    return opened;
  }
  async function proxy(): Promise<TcpProxy> {
    const started = await fixture().proxy();
    clean(() => started.close());
    return started;
  }

  it('tells both sides that something is lost when a connection was cut', async () => {
    const toBus = await proxy();
    const [ada, bo] = [await node(toBus), await node()];
    toBus.cut();
    await ada.until(({ bus }) => !bus.isConnected);
    ada.say('nobody hears it');
    bo.say('she does not hear it');
    expect(ada.counts).toEqual({ lost: 1 });
    toBus.repair();
    await ada.until(({ losses }) => losses === 1);
    // She has lost something of her own: the others must look, too.
    await bo.until(({ losses }) => losses === 1);
    ada.say('again');
    expect(await bo.received.upTo('again')).toEqual(['again']);
    expect(ada.errors).toHaveLength(1);
    expect([ada.connections, bo.connections]).toEqual([2, 1]);
  });

  it('disturbs nobody when a connection was cut while its node had nothing to say', async () => {
    const toBus = await proxy();
    const [ada, bo] = [await node(toBus), await node()];
    toBus.cut();
    await ada.until(({ bus }) => !bus.isConnected);
    toBus.repair();
    await ada.until(({ losses }) => losses === 1);
    ada.say('here');
    await bo.received.upTo('here');
    expect(bo.losses).toBe(0);
  });

  it('notices a connection on which nothing comes through any more', async () => {
    const toBus = await proxy();
    const [ada, bo] = [await node(toBus), await node()];
    toBus.stall();
    ada.say('stuck');
    await ada.until(({ bus, counts }) => !bus.isConnected && counts.lost === 1);
    toBus.repair();
    await ada.until(({ losses }) => losses === 1);
    bo.say('again');
    expect((await ada.received.upTo('again')).at(-1)).toBe('again');
  });

  it('goes on after its server was killed and started again', async () => {
    const [ada, bo] = [await node(), await node()];
    await fixture().kill();
    for (const each of [ada, bo]) await each.until(({ bus }) => !bus.isConnected);
    ada.say('nobody hears it');
    await fixture().start();
    for (const each of [ada, bo]) await each.until(({ losses }) => losses > 0);
    ada.say('again');
    expect((await bo.received.upTo('again')).at(-1)).toBe('again');
  });

  it('loses nothing while its server is slow', async () => {
    const [ada, bo] = [await node(), await node()];
    fixture().pause();
    for (let index = 0; index < 100; index++) ada.say(`${index}`);
    await new Promise((resolve) => setImmediate(resolve));
    ada.say('100');
    fixture().resume();
    expect(await bo.received.upTo('100')).toEqual(Array.from({ length: 101 }, (_, index) => `${index}`));
    expect([ada.losses, bo.losses]).toEqual([0, 0]);
  });

  it('opens while its server is down, and is there when the server is', async () => {
    await fixture().kill();
    const ada = await node();
    expect(ada.bus.isConnected).toBe(false);
    expect(ada.errors).toHaveLength(1);
    ada.say('nobody hears it');
    await fixture().start();
    await ada.until(({ bus }) => bus.isConnected);
    const bo = await node();
    bo.say('hello');
    expect(await ada.received.upTo('hello')).toEqual(['hello']);
  });

  it('counts what it does not know, and goes on', async () => {
    const [ada, bo] = [await node(), await node()];
    const from = 'stranger';
    const texts = [
      'no json',
      '{}',
      '[]',
      'null',
      JSON.stringify({ v: 1, from, messages: [['tokens', { tokenHash: 5 }]] }),
      JSON.stringify({ v: 1, from, messages: [['tokens']] }),
      JSON.stringify({ v: 1, from, part: 0, of: 1000, text: '' }),
      JSON.stringify({ v: 1, from, part: 0, of: 1, text: '["tokens",' }),
      JSON.stringify({ v: 1, from, part: 1, of: 3, text: 'the first one is missing' }),
      // A newer node.
      JSON.stringify({ v: 2, from, messages: [] }),
      JSON.stringify({ v: 1, from, messages: [['weather', { rain: true }]] }),
      JSON.stringify({ v: 1, from, messages: [['constructor', {}]] }),
      JSON.stringify({ v: 1, from, messages: [['tokens', { tokenHash: 'known', added: 1 }]], added: 1 }),
    ];
    for (const text of texts) await fixture().say(text);
    expect(await bo.received.upTo('known')).toEqual(['known']);
    expect(bo.counts).toEqual({ damaged: 8, unknown: 3, received: 1 });
    ada.say('after');
    expect(await bo.received.upTo('after')).toEqual(['known', 'after']);
  });

  it('goes on when a listener throws', async () => {
    const [ada, bo] = [await node(), await node()];
    const fault = new Error('a fault of a listener');
    bo.bus.subscribe('tokens', () => {
      throw fault;
    });
    ada.say('one');
    ada.say('two');
    expect(await bo.received.upTo('two')).toEqual(['one', 'two']);
    expect(bo.failures).toEqual([fault, fault]);
  });

  it('says that it loses messages when it can not keep up', async () => {
    const [ada, bo] = [await node(), await node()];
    for (let index = 0; index < 10_005; index++) ada.say(`${index}`);
    expect(ada.counts).toEqual({ lost: 5 });
    await bo.until(({ losses }) => losses === 1);
    expect((await bo.received.upTo('9999')).length).toBe(10_000);
  });
}

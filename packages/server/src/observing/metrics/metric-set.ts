/** The metrics of one server. Everything is a plain number until Prometheus asks. */

import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { SecondsHistogram } from './seconds-histogram.js';

interface SecondsFamily {
  readonly name: string;
  readonly help: string;
  /** By labels, as in `route="/api/me"`; '' without any. */
  readonly members: Map<string, SecondsHistogram>;
}

export class MetricSet {
  readonly #registry = new Registry();
  readonly #families: SecondsFamily[] = [];

  /** Includes the metrics of Node itself. */
  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    const families = this.#families.map(({ name, help, members }) => {
      const lines = [...members].flatMap(([labels, seconds]) => seconds.lines(name, labels));
      return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...lines, ''].join('\n');
    });
    return `${await this.#registry.metrics()}\n${families.join('\n')}`;
  }

  /** A counter whose value is read when Prometheus asks. */
  counter(name: string, help: string, read: () => number): void {
    new Counter({
      ...this.#about(name, help),
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  /**
   * A counter with labels. The values in `known` start as 0: Prometheus sees no increase where a counter begins with 1,
   * and an alert would miss the first time.
   */
  counts<Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
    known: readonly Readonly<Record<Label, string>>[] = [],
  ): (values: Readonly<Record<Label, string | number>>, by?: number) => void {
    const counter = new Counter({ ...this.#about(name, help), labelNames: [...labels] });
    for (const values of known) counter.inc(values, 0);
    return (values, by = 1) => counter.inc(values, by);
  }

  /** A counter with one label that is cheap enough to count thousands of times a second. */
  tally(name: string, help: string, label: string): (value: string) => void {
    const numbers = new Map<string, number>();
    new Counter({
      ...this.#about(name, help),
      labelNames: [label],
      collect() {
        this.reset();
        for (const [value, count] of numbers) this.inc({ [label]: value }, count);
      },
    });
    return (value) => void numbers.set(value, (numbers.get(value) ?? 0) + 1);
  }

  gauge(name: string, help: string): (value: number) => void {
    const gauge = new Gauge(this.#about(name, help));
    return (value) => gauge.set(value);
  }

  /** A gauge whose value is read when Prometheus asks. */
  reading(name: string, help: string, read: () => number): void {
    new Gauge({
      ...this.#about(name, help),
      collect() {
        this.set(read());
      },
    });
  }

  /** A gauge with one label whose values are read when Prometheus asks. */
  readings(name: string, help: string, label: string): (value: string, read: () => number) => void {
    const readings = new Map<string, () => number>();
    new Gauge({
      ...this.#about(name, help),
      labelNames: [label],
      collect() {
        for (const [value, read] of readings) this.set({ [label]: value }, read());
      },
    });
    return (value, read) => void readings.set(value, read);
  }

  seconds(name: string, help: string, bounds: readonly number[]): (milliseconds: number) => void {
    const seconds = new SecondsHistogram(bounds);
    this.#family(name, help).members.set('', seconds);
    return (milliseconds) => seconds.observe(milliseconds);
  }

  secondsBy(
    name: string,
    help: string,
    label: string,
    bounds: readonly number[],
  ): (value: string, milliseconds: number) => void {
    const { members } = this.#family(name, help);
    const byValue = new Map<string, SecondsHistogram>();
    return (value, milliseconds) => {
      let seconds = byValue.get(value);
      if (seconds === undefined) {
        seconds = new SecondsHistogram(bounds);
        byValue.set(value, seconds);
        members.set(`${label}=${JSON.stringify(value)}`, seconds);
      }
      seconds.observe(milliseconds);
    };
  }

  #family(name: string, help: string): SecondsFamily {
    const family = { name: nameOf(name), help, members: new Map<string, SecondsHistogram>() };
    this.#families.push(family);
    return family;
  }

  #about(name: string, help: string) {
    return { name: nameOf(name), help, registers: [this.#registry] };
  }
}

function nameOf(name: string): string {
  return `riverstone_${name}`;
}

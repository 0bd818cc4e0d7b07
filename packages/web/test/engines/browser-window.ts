/** A window of a browser, whatever drives it. */

/** A function that runs in the page. It may use nothing from outside but its arguments. */
export type InPage<Args extends readonly unknown[], Value> = (...args: Args) => Value | Promise<Value>;

/** One window of a browser, with a profile of its own. */
export interface BrowserWindow {
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  evaluate<Args extends readonly unknown[], Value>(run: InPage<Args, Value>, ...args: Args): Promise<Value>;
  /** Presses the mouse at a point of the page. */
  clickAt(x: number, y: number): Promise<void>;
  /** Presses a key, by its name in `KeyboardEvent.key`. */
  press(key: string): Promise<void>;
  close(): Promise<void>;
}

/** A window of a browser, whatever drives it. */

/** A function that runs in the page. It may use nothing from outside but its arguments. */
export type InPage<Args extends readonly unknown[], Value> = (...args: Args) => Value | Promise<Value>;

export interface WindowOptions {
  /** A folder for its profile. */
  readonly folder: string;
  readonly size: { readonly width: number; readonly height: number };
  /** A script that runs in each page before its own. */
  readonly script: string;
}

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

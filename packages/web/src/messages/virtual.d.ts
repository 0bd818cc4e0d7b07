/** What the bundler makes of the catalogues: see `build/messages/plugin.ts`. */

declare module 'virtual:messages' {
  type Loaders<T> = Readonly<Record<import('./words').Language, () => Promise<{ readonly messages: T }>>>;

  export const firstMessages: Loaders<import('./generated/areas').FirstMessages>;
  export const lazyMessages: {
    readonly [Area in keyof import('./generated/areas').LazyMessages]: Loaders<
      import('./generated/areas').LazyMessages[Area]
    >;
  };
}

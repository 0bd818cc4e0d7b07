/** What the bundler makes of the catalogues: see `build/messages/plugin.ts`. */

declare module 'virtual:messages' {
  type Loaders<T> = Readonly<Record<import('./words').Language, () => Promise<{ readonly messages: T }>>>;

  export const firstMessages: Loaders<import('./generated/areas').FirstMessages>;
}

declare module 'virtual:lazy-messages' {
  export const lazyMessages: {
    readonly [Area in keyof import('./generated/areas').LazyMessages]: import('virtual:messages').Loaders<
      import('./generated/areas').LazyMessages[Area]
    >;
  };
}

/** The part of zzfx that the page uses; the package has no types of its own. */

declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    audioContext: AudioContext;
    play(...parameters: readonly (number | undefined)[]): AudioBufferSourceNode;
  };
}

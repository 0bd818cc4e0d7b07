/** Small sounds, made on the spot; nothing is loaded until somebody wants to hear them. */

type Recipe = readonly (number | undefined)[];

// The order of a recipe is zzfx's: volume, randomness, frequency, attack, sustain, release, shape, shape curve,
// slide, delta slide, pitch jump, pitch jump time, repeat, noise, modulation, bit crush, delay, sustain volume,
// decay, tremolo.
const _ = undefined;
const recipes = {
  place: [0.9, 0.04, 150, _, 0.01, 0.05, 1, 2.2, -6, _, _, _, _, 1.6],
  flip: [0.6, 0.04, 320, 0.01, 0.01, 0.06, 1, 1.6, 5, _, _, _, _, 0.6],
  kakuro: [0.7, 0, 523, 0.01, 0.09, 0.28, 0, 1.4, _, _, 262, 0.09, _, _, _, _, 0.05],
  call: [0.9, 0, 392, 0.01, 0.12, 0.2, 1, 1.2, _, _, 196, 0.07],
  wrong: [0.7, 0, 165, 0.02, 0.1, 0.2, 1, 0.8, -1.5],
  stone: [0.8, 0.08, 210, _, 0.01, 0.07, 0, 2.6, -9, _, _, _, _, 2.4],
  match: [0.7, 0, 587, 0.01, 0.06, 0.3, 0, 1.3, _, _, 293, 0.06],
  miss: [0.6, 0, 196, 0.01, 0.05, 0.16, 0, 1.2, -2],
  draw: [0.5, 0.1, 420, 0.02, 0.02, 0.08, 4, 0.6, _, _, _, _, _, 1.2],
  turn: [0.5, 0, 440, 0.01, 0.04, 0.16, 0, 1.2],
  end: [0.8, 0, 392, 0.02, 0.3, 0.6, 0, 1.2, _, _, 196, 0.12, _, _, _, _, 0.1],
  tick: [0.3, 0.02, 900, _, _, 0.02, 1, 2],
  // Louder: the companion's timer has to be heard around a table.
  sand: [2.4, 0, 880, _, 0.01, 0.05, 1, 2],
  sandOut: [3.6, 0, 660, 0.01, 0.5, 0.5, 1, 1, _, _, 220, 0.15, 0.3],
} satisfies Record<string, Recipe>;

/** The sounds there are. */
export type SoundName = keyof typeof recipes;

let wanted = false;
let isHeld = false;
let player: Promise<(recipe: Recipe) => void> | undefined;

/** Sounds on or off; they are off to begin with. */
export function setSound(on: boolean): void {
  wanted = on;
}

/** No sound for now, whatever the setting. */
export function holdSounds(held: boolean): void {
  isHeld = held;
}

function loadPlayer(): Promise<(recipe: Recipe) => void> {
  return import('zzfx').then(({ ZZFX }) => {
    ZZFX.volume = 0.25;
    return (recipe) => {
      void ZZFX.audioContext.resume();
      ZZFX.play(...recipe);
    };
  });
}

/** Plays a sound if sounds are on and the browser allows them: never before the first tap or key. */
export function play(sound: SoundName): void {
  if (!wanted || isHeld || navigator.userActivation?.hasBeenActive === false) return;
  player ??= loadPlayer();
  player
    .then((start) => start(recipes[sound]))
    .catch(() => {
      // A game goes on without sound.
      player = undefined;
    });
}

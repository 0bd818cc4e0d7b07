/** The theme of this document. */

export const themeNames = ['light', 'dark'] as const;
export type ThemeName = (typeof themeNames)[number];

/** Anything but `dark` is light. */
export function setTheme(name: string): void {
  document.documentElement.dataset.theme = name === 'dark' ? 'dark' : 'light';
}

/** The screens that everything has to fit on. */

export const sizes = {
  phone: { width: 360, height: 640 },
  landscape: { width: 844, height: 390 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

export type SizeName = keyof typeof sizes;

export const sizeNames: readonly SizeName[] = ['phone', 'landscape', 'tablet', 'desktop'];

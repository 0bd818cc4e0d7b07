/** What breaks a convention today. It only gets less. */

/** How many comment lines may be too long. */
export const KNOWN_LONG_COMMENTS = 132;

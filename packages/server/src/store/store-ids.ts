/** How the store knows tables and guests. */

/** A table's number in the store. Links use a random id instead, so that nobody can count or guess tables. */
export type TableNumber = number;

/** A guest, the same on all their devices. Never sent to anybody. */
export type GuestId = string;

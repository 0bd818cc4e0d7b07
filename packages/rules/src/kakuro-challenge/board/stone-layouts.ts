/** Where the river stones lie to begin with; apart from the options, because pages name them that read none. */

/** The layouts of the five river stones, by name: squares in board order. The third stone is red side up. */
export const stoneLayouts = {
  standard: ['b2', 'h2', 'e5', 'b8', 'h8'],
  corners: ['a1', 'i1', 'e5', 'a9', 'i9'],
  sides: ['e1', 'a5', 'e5', 'i5', 'e9'],
} as const;

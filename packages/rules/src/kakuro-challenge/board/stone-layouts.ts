/** Where the river stones lie to begin with; apart from the options, because pages name them that read none. */

/** Where the five river stones can lie, by name: squares in board order, the third of which lies red. */
export const stoneLayouts = {
  standard: ['b2', 'h2', 'e5', 'b8', 'h8'],
  corners: ['a1', 'i1', 'e5', 'a9', 'i9'],
  sides: ['e1', 'a5', 'e5', 'i5', 'e9'],
} as const;

/** What is in the files of puzzles. Written by `npm run puzzles`. */

import type { PuzzleShelves } from '@riverstone/bots/puzzles';

export const shelves: PuzzleShelves = {
  'best-move': { count: 600, ratings: [755, 880, 940, 995, 1065, 1140, 1201, 1266, 1345, 1414, 1474, 1550] },
  'expert-move': { count: 600, ratings: [755, 886, 995, 1080, 1169, 1269, 1366, 1454, 1544, 1646, 1739, 1835] },
  'best-line': { count: 600, ratings: [900, 1060, 1160, 1261, 1355, 1456, 1571, 1660, 1780, 1884, 1990, 2086] },
  'any-line': { count: 600, ratings: [772, 938, 1035, 1149, 1261, 1375, 1494, 1602, 1706, 1828, 1944, 2053] },
  'certain-stone': { count: 600, ratings: [612, 703, 790, 879, 961, 1047, 1131, 1219, 1300, 1391, 1484, 1662] },
  'best-bet': { count: 600, ratings: [819, 971, 1054, 1146, 1230, 1313, 1402, 1482, 1580, 1658, 1744, 1829] },
};

/**
 * How often each technique is an easiest step: in 10,000 puzzles, those of `recipeOf({ seed })` with the seeds 1 to 10,000. Puzzles that need a rare
 * technique are listed by their seeds, because it would take too long to find another one. `npx tsx test/core/practice/occurrenceTable.ts 34000`
 * counts them again.
 */

/** The puzzles in which a technique is an easiest step. */
export interface Occurrence {
  /** The number of puzzles, of 10,000. */
  readonly puzzles: number;
  /** The seeds of some of them, for a rare technique; beyond 10,000 if there are few. */
  readonly sources?: readonly number[];
}

/** By the id of a technique. Of the others, no position is known. */
export const OCCURRENCES: Readonly<Record<string, Occurrence>> = {
  'full-house': { puzzles: 10000 },
  'naked-single': { puzzles: 10000 },
  'hidden-single': { puzzles: 9901 },
  'locked-pair': { puzzles: 1268 },
  'locked-triple': { puzzles: 357, sources: [331, 2240, 2435, 2627, 5758, 5969, 6867, 6870, 7160, 7270, 7838, 8965] },
  pointing: { puzzles: 4932 },
  claiming: { puzzles: 2547 },
  'naked-pair': { puzzles: 2170 },
  'naked-triple': { puzzles: 1493 },
  'hidden-pair': { puzzles: 738 },
  'hidden-triple': { puzzles: 175, sources: [626, 939, 1121, 1860, 1895, 2015, 2751, 2758, 2866, 2961, 2981, 6363] },
  'naked-quadruple': {
    puzzles: 23,
    sources: [1629, 3474, 5838, 7494, 7533, 8868, 9132, 12374, 12847, 17068, 17916, 20817],
  },
  'hidden-quadruple': { puzzles: 3, sources: [4339, 4550, 8585, 29252] },
  'x-wing': { puzzles: 661 },
  swordfish: { puzzles: 180, sources: [260, 334, 629, 759, 818, 1270, 1815, 1911, 2214, 2339, 2376, 6460] },
  jellyfish: { puzzles: 14, sources: [2822, 3797, 7022, 7572, 8474, 8543, 16639, 17755, 21653, 24715, 28447, 29705] },
  'remote-pair': { puzzles: 267, sources: [127, 291, 869, 1141, 1505, 2363, 3459, 3532, 4152, 4700, 9605, 9651] },
  'bug-plus-1': { puzzles: 270, sources: [88, 265, 642, 1352, 1397, 1794, 2306, 2399, 2589, 2832, 3344, 7222] },
  skyscraper: { puzzles: 1285 },
  'two-string-kite': { puzzles: 1263 },
  'turbot-fish': { puzzles: 253, sources: [1220, 1389, 1813, 1849, 1942, 2095, 2099, 2152, 2372, 2387, 4918, 9054] },
  'empty-rectangle': { puzzles: 540 },
  'w-wing': { puzzles: 1636 },
  'xy-wing': { puzzles: 1003 },
  'xyz-wing': { puzzles: 478, sources: [45, 385, 666, 818, 1328, 1418, 2261, 2496, 3342, 3615, 4242, 4646] },
  'wxyz-wing': { puzzles: 1380 },
  'unique-rectangle-type-1': {
    puzzles: 226,
    sources: [239, 680, 886, 1472, 2285, 3536, 3941, 4355, 6341, 6442, 6811, 8333],
  },
  'unique-rectangle-type-2': {
    puzzles: 58,
    sources: [311, 692, 1265, 1345, 1749, 2232, 2252, 2261, 2588, 3358, 3510, 5021],
  },
  'unique-rectangle-type-3': {
    puzzles: 108,
    sources: [48, 80, 242, 1110, 1301, 1365, 2174, 2730, 3379, 3454, 3622, 6807],
  },
  'unique-rectangle-type-4': {
    puzzles: 217,
    sources: [126, 608, 965, 1049, 1165, 1191, 1524, 1940, 1949, 2699, 7206, 9436],
  },
  'unique-rectangle-type-5': { puzzles: 1, sources: [984, 12024, 20496, 29782] },
  'unique-rectangle-type-6': {
    puzzles: 60,
    sources: [1344, 1455, 1995, 2002, 2233, 3562, 3622, 4438, 6749, 8289, 8848, 9748],
  },
  'hidden-rectangle': { puzzles: 677 },
  'avoidable-rectangle-type-1': {
    puzzles: 8,
    sources: [1067, 2873, 8105, 9960, 16742, 18047, 21118, 21541, 22824, 22961, 25038, 25974],
  },
  'avoidable-rectangle-type-2': { puzzles: 1, sources: [32, 12107, 14830] },
  'finned-x-wing': { puzzles: 308, sources: [266, 834, 1296, 1307, 1329, 1715, 1832, 1949, 2580, 2896, 2903, 6234] },
  'sashimi-x-wing': { puzzles: 41, sources: [454, 957, 1587, 1719, 2277, 2343, 2379, 2556, 2603, 3379, 6036, 9030] },
  'finned-swordfish': { puzzles: 219, sources: [764, 766, 1049, 1220, 1465, 1655, 1800, 2052, 2767, 7208, 7254, 9597] },
  'sashimi-swordfish': {
    puzzles: 49,
    sources: [724, 1271, 1409, 1637, 2809, 2989, 3638, 3818, 4739, 6134, 9730, 9888],
  },
  'finned-jellyfish': {
    puzzles: 23,
    sources: [956, 2515, 2668, 3256, 5806, 8845, 9158, 14233, 16803, 18639, 18902, 28631],
  },
  'sashimi-jellyfish': { puzzles: 1, sources: [8936, 16260, 19886, 23621, 27644, 27746, 28622] },
  'sue-de-coq': { puzzles: 406, sources: [264, 798, 826, 836, 1292, 1336, 1552, 1940, 1977, 2585, 4758, 5885] },
  'simple-colors-trap': {
    puzzles: 29,
    sources: [266, 590, 1317, 1393, 3173, 4550, 5313, 6100, 7451, 8573, 8654, 9090],
  },
  'multi-colors-1': { puzzles: 60, sources: [339, 691, 794, 1532, 2288, 2513, 2541, 2950, 3479, 6046, 9675, 9831] },
  'x-chain': { puzzles: 35, sources: [258, 715, 1276, 1519, 1721, 2047, 2936, 3480, 3498, 6600, 7150, 8804] },
  'xy-chain': { puzzles: 1060 },
  'continuous-nice-loop': {
    puzzles: 402,
    sources: [579, 794, 833, 1266, 1325, 1704, 1779, 1938, 2102, 2177, 3382, 7206],
  },
  'discontinuous-nice-loop': { puzzles: 1030 },
  'grouped-continuous-nice-loop': {
    puzzles: 22,
    sources: [1, 983, 1129, 2986, 4259, 4488, 5182, 5630, 6670, 7259, 7565, 9590],
  },
  'grouped-discontinuous-nice-loop': {
    puzzles: 258,
    sources: [701, 822, 1006, 1403, 1583, 1786, 2445, 2529, 2717, 2994, 3332, 5773],
  },
  'als-xz': { puzzles: 89, sources: [73, 287, 771, 1646, 1786, 1848, 2353, 2391, 2740, 3300, 3696, 9671] },
  'als-xy-wing': { puzzles: 104, sources: [578, 620, 771, 813, 855, 1973, 2133, 2223, 2459, 2941, 4391, 7023] },
  'als-xy-chain': { puzzles: 70, sources: [578, 620, 771, 1135, 1515, 1585, 1660, 2467, 3210, 4285, 5293, 6857] },
  'death-blossom': {
    puzzles: 21,
    sources: [2457, 3952, 4156, 7402, 8658, 9548, 9587, 12118, 14166, 20596, 25780, 26486],
  },
  'finned-franken-swordfish': {
    puzzles: 2,
    sources: [6385, 7344, 10157, 15664, 19585, 25923, 27120, 27802, 30514, 31263],
  },
  'forcing-chain-contradiction': {
    puzzles: 61,
    sources: [52, 658, 1404, 1515, 2048, 2223, 2365, 2483, 3256, 3815, 8972, 9050],
  },
  'forcing-net-contradiction': {
    puzzles: 11,
    sources: [2005, 2540, 5403, 7327, 7344, 8658, 9587, 17068, 20117, 27308, 27802, 30014],
  },
};

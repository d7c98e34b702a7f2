/**
 * How often each technique is an easiest step: in 10,000 puzzles, those of `recipeOf({ seed })` with the seeds 1 to 10,000. Puzzles that need a technique
 * that is not common are listed by their seeds, because it may take too long to find another one. `npx tsx test/core/practice/occurrenceTable.ts 34000`
 * counts them again.
 */

/** The puzzles in which a technique is an easiest step. */
export interface Occurrence {
  /** The number of puzzles, of 10,000. */
  readonly puzzles: number;
  /** The seeds of some of them, unless the technique is common; beyond 10,000 if there are few. */
  readonly sources?: readonly number[];
}

/** By the id of a technique. For other techniques, no position is known. */
export const OCCURRENCES: Readonly<Record<string, Occurrence>> = {
  'full-house': { puzzles: 10000 },
  'naked-single': { puzzles: 10000 },
  'hidden-single': { puzzles: 9901 },
  'locked-pair': { puzzles: 1268, sources: [286, 290, 305, 625, 651, 790, 1219, 1283, 1288, 1302, 1850, 1889] },
  'locked-triple': { puzzles: 357, sources: [262, 789, 1309, 2240, 2435, 2627, 5758, 5969, 6870, 7160, 7838, 8965] },
  pointing: { puzzles: 4932 },
  claiming: { puzzles: 2547 },
  'naked-pair': { puzzles: 2170 },
  'naked-triple': { puzzles: 1493, sources: [835, 969, 972, 1228, 1454, 2418, 2793, 3136, 3141, 3217, 5169, 7194] },
  'hidden-pair': { puzzles: 738, sources: [347, 970, 1485, 1843, 2583, 3171, 6241, 6779, 6784, 7209, 7362, 9882] },
  'hidden-triple': { puzzles: 175, sources: [626, 760, 939, 1121, 1860, 2739, 2751, 2758, 2866, 2961, 6241, 6363] },
  'naked-quadruple': {
    puzzles: 23,
    sources: [1629, 3474, 4244, 4393, 5838, 8868, 9456, 12847, 17068, 17916, 18278, 20817],
  },
  'hidden-quadruple': { puzzles: 3, sources: [4339, 4550, 8585, 29252, 32639] },
  'x-wing': { puzzles: 661, sources: [254, 475, 680, 1322, 1387, 2689, 2945, 2961, 3146, 3234, 3517, 3938] },
  swordfish: { puzzles: 180, sources: [260, 629, 759, 1270, 1815, 1911, 2198, 2214, 2339, 2376, 2629, 6460] },
  jellyfish: { puzzles: 14, sources: [2822, 3797, 7022, 7572, 8474, 8543, 16639, 17755, 19462, 21653, 24715, 28447] },
  'remote-pair': { puzzles: 267, sources: [98, 127, 291, 298, 869, 2363, 3459, 3532, 4152, 4700, 9605, 9651] },
  'bug-plus-1': { puzzles: 270, sources: [88, 265, 642, 1352, 1794, 2306, 2399, 2589, 2599, 2832, 3344, 9869] },
  skyscraper: { puzzles: 1285, sources: [319, 555, 745, 761, 849, 1549, 2937, 3713, 3916, 3922, 4737, 7749] },
  'two-string-kite': {
    puzzles: 1263,
    sources: [1382, 1503, 1803, 1967, 2401, 2452, 2532, 2576, 3234, 4222, 6246, 6268],
  },
  'turbot-fish': { puzzles: 253, sources: [1220, 1389, 1391, 1849, 2095, 2099, 2152, 2372, 2387, 3547, 4574, 4918] },
  'empty-rectangle': { puzzles: 540, sources: [94, 250, 263, 1267, 1459, 1498, 1933, 2357, 2372, 2609, 3237, 3520] },
  'w-wing': { puzzles: 1636, sources: [241, 552, 582, 804, 1138, 1528, 1913, 2597, 3475, 3989, 4108, 9040] },
  'xy-wing': { puzzles: 1003, sources: [282, 363, 585, 1237, 1338, 1386, 1387, 1838, 2215, 3194, 3790, 4807] },
  'xyz-wing': { puzzles: 478, sources: [45, 385, 666, 1328, 1418, 2070, 2261, 2496, 3342, 3615, 4242, 4646] },
  'wxyz-wing': { puzzles: 1380, sources: [55, 690, 733, 1057, 1122, 1608, 1870, 2303, 2412, 8159, 8213, 8713] },
  'unique-rectangle-type-1': {
    puzzles: 226,
    sources: [239, 680, 886, 2071, 2285, 2943, 3941, 4355, 6341, 6442, 6811, 8333],
  },
  'unique-rectangle-type-2': {
    puzzles: 58,
    sources: [311, 692, 1265, 1345, 1749, 2252, 2261, 2588, 3358, 3371, 3382, 3510],
  },
  'unique-rectangle-type-3': {
    puzzles: 108,
    sources: [48, 80, 242, 1110, 1301, 1365, 1537, 2174, 2730, 3379, 3454, 3622],
  },
  'unique-rectangle-type-4': {
    puzzles: 217,
    sources: [126, 608, 965, 1049, 1165, 1191, 1455, 1940, 1949, 2699, 7206, 9436],
  },
  'unique-rectangle-type-5': { puzzles: 1, sources: [984, 12024, 20496, 29782, 31393, 32514] },
  'unique-rectangle-type-6': {
    puzzles: 60,
    sources: [1344, 1455, 1995, 2002, 2233, 3562, 3622, 4438, 6749, 8289, 8848, 9748],
  },
  'hidden-rectangle': { puzzles: 677, sources: [548, 608, 750, 770, 807, 1049, 1212, 1287, 1459, 2404, 5952, 9844] },
  'avoidable-rectangle-type-1': {
    puzzles: 8,
    sources: [1067, 2873, 8105, 9960, 16742, 18047, 21118, 21541, 22824, 22961, 25038, 25974],
  },
  'avoidable-rectangle-type-2': { puzzles: 1, sources: [32, 12107, 14830] },
  'finned-x-wing': { puzzles: 308, sources: [199, 266, 834, 1296, 1307, 1329, 1715, 1949, 2580, 2896, 2903, 6234] },
  'sashimi-x-wing': { puzzles: 41, sources: [454, 957, 1532, 1587, 1719, 2343, 2379, 2556, 2603, 3379, 6036, 9030] },
  'finned-swordfish': {
    puzzles: 219,
    sources: [764, 1049, 1220, 1465, 1624, 1655, 1800, 2052, 2767, 7208, 7254, 9597],
  },
  'sashimi-swordfish': {
    puzzles: 49,
    sources: [724, 1271, 1409, 1637, 2809, 2989, 3638, 3818, 4739, 6134, 9730, 9888],
  },
  'finned-jellyfish': {
    puzzles: 23,
    sources: [956, 1036, 2515, 2668, 5806, 8845, 9158, 16803, 17026, 18639, 18679, 28631],
  },
  'sashimi-jellyfish': { puzzles: 1, sources: [8936, 16260, 19886, 23621, 27644, 27746, 28622] },
  'sue-de-coq': { puzzles: 406, sources: [264, 770, 807, 826, 1292, 1336, 1552, 1940, 1977, 2585, 4758, 5885] },
  'simple-colors-trap': {
    puzzles: 29,
    sources: [266, 590, 1317, 1393, 1637, 3173, 4550, 6100, 7451, 8573, 8654, 9090],
  },
  'multi-colors-1': { puzzles: 60, sources: [691, 1532, 2288, 2513, 2541, 2950, 3137, 3479, 6046, 9132, 9675, 9831] },
  'x-chain': { puzzles: 35, sources: [258, 715, 1276, 1519, 1721, 2047, 2936, 3480, 3498, 6600, 7150, 8804] },
  'xy-chain': { puzzles: 1060, sources: [113, 239, 342, 588, 688, 798, 826, 1012, 1245, 2222, 3145, 3257] },
  'continuous-nice-loop': {
    puzzles: 402,
    sources: [579, 794, 833, 1266, 1325, 1704, 1779, 1938, 2102, 3382, 3664, 7206],
  },
  'discontinuous-nice-loop': {
    puzzles: 1030,
    sources: [348, 978, 1210, 1287, 1450, 1869, 1972, 2193, 2441, 2709, 2771, 2959],
  },
  'grouped-continuous-nice-loop': {
    puzzles: 22,
    sources: [1, 983, 1129, 2986, 4259, 4488, 5182, 5630, 6670, 7259, 7565, 9590],
  },
  'grouped-discontinuous-nice-loop': {
    puzzles: 258,
    sources: [701, 822, 1006, 1583, 1786, 1924, 2088, 2445, 2529, 2717, 2994, 5773],
  },
  'als-xz': { puzzles: 89, sources: [73, 287, 771, 1786, 1848, 1887, 2353, 2391, 2740, 3300, 3696, 9671] },
  'als-xy-wing': { puzzles: 104, sources: [578, 620, 771, 813, 855, 1973, 2133, 2223, 2459, 2941, 4391, 7023] },
  'als-xy-chain': { puzzles: 70, sources: [578, 620, 771, 1135, 1515, 1585, 1660, 2467, 2941, 4285, 5293, 6857] },
  'death-blossom': {
    puzzles: 21,
    sources: [2457, 4156, 7402, 8658, 9548, 9587, 12118, 14166, 20596, 25780, 26486, 31113],
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
    sources: [2005, 2540, 5403, 7344, 8658, 9587, 17068, 20117, 27308, 27802, 30014, 31806],
  },
};

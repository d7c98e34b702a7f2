/**
 * How often each technique is an easiest step: in 10,000 puzzles, those of `recipeOf({ seed })` with the seeds 1 to 10,000. Puzzles that need a rare
 * technique are listed by their seeds, because it would take too long to find another one. `npx tsx test/core/practice/occurrenceTable.ts` counts
 * them again.
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
  'locked-triple': { puzzles: 357, sources: [262, 331, 681, 789, 1309, 2240, 2435, 2627, 5758, 5969, 6867, 6870] },
  pointing: { puzzles: 4932 },
  claiming: { puzzles: 2547 },
  'naked-pair': { puzzles: 2170 },
  'naked-triple': { puzzles: 1493 },
  'hidden-pair': { puzzles: 738 },
  'hidden-triple': { puzzles: 175, sources: [626, 760, 939, 1121, 1860, 2015, 2739, 2758, 2961, 2981, 6241, 6363] },
  'naked-quadruple': { puzzles: 23, sources: [1629, 1784, 3064, 3474, 4244, 4393, 7494, 7533, 8868, 9132, 9239, 9456] },
  'hidden-quadruple': { puzzles: 3, sources: [4339, 4550, 8585] },
  'x-wing': { puzzles: 661 },
  swordfish: { puzzles: 180, sources: [260, 334, 629, 759, 808, 818, 1270, 2198, 2339, 2376, 2629, 6460] },
  jellyfish: { puzzles: 14, sources: [2584, 2822, 3177, 3797, 6857, 6886, 7022, 7572, 8271, 8474, 8543, 9085] },
  'remote-pair': { puzzles: 267, sources: [98, 291, 298, 1308, 2363, 3459, 3532, 4152, 4700, 9605, 9651, 9955] },
  'bug-plus-1': { puzzles: 270, sources: [47, 265, 1352, 1794, 2306, 2399, 2589, 2599, 2832, 3344, 7222, 9869] },
  skyscraper: { puzzles: 1285 },
  'two-string-kite': { puzzles: 1263 },
  'turbot-fish': { puzzles: 253, sources: [1220, 1389, 1813, 1849, 1942, 2095, 2099, 2372, 2387, 4574, 4918, 9054] },
  'empty-rectangle': { puzzles: 540 },
  'w-wing': { puzzles: 1636 },
  'xy-wing': { puzzles: 1003 },
  'xyz-wing': { puzzles: 478, sources: [45, 385, 666, 1328, 1463, 2067, 2070, 2261, 2496, 2969, 3342, 3615] },
  'wxyz-wing': { puzzles: 1380 },
  'unique-rectangle-type-1': {
    puzzles: 226,
    sources: [239, 680, 886, 1216, 1472, 2071, 3536, 3941, 4355, 6341, 6442, 6811],
  },
  'unique-rectangle-type-2': {
    puzzles: 58,
    sources: [311, 692, 1265, 1345, 1749, 2232, 2252, 2261, 2588, 3128, 3358, 3510],
  },
  'unique-rectangle-type-3': {
    puzzles: 108,
    sources: [48, 80, 228, 242, 1110, 1365, 2174, 2730, 2771, 3454, 3622, 6807],
  },
  'unique-rectangle-type-4': {
    puzzles: 217,
    sources: [126, 608, 965, 1049, 1165, 1191, 1455, 1524, 1940, 1949, 2699, 9436],
  },
  'unique-rectangle-type-5': { puzzles: 1, sources: [984] },
  'unique-rectangle-type-6': {
    puzzles: 60,
    sources: [710, 785, 1344, 1455, 1995, 2002, 2233, 3622, 4438, 8289, 8848, 9748],
  },
  'hidden-rectangle': { puzzles: 677 },
  'avoidable-rectangle-type-1': { puzzles: 8, sources: [1067, 2873, 3848, 7364, 8105, 9347, 9350, 9960] },
  'avoidable-rectangle-type-2': { puzzles: 1, sources: [32] },
  'finned-x-wing': { puzzles: 308, sources: [199, 266, 834, 1296, 1307, 1624, 1715, 1949, 2580, 2896, 3359, 6234] },
  'sashimi-x-wing': { puzzles: 41, sources: [957, 1110, 1532, 1587, 1719, 1853, 2277, 2379, 2603, 2677, 3379, 6036] },
  'finned-swordfish': { puzzles: 219, sources: [608, 764, 766, 1049, 1220, 1364, 1465, 1655, 1800, 2052, 2767, 9597] },
  'sashimi-swordfish': {
    puzzles: 49,
    sources: [724, 1271, 1409, 2004, 2652, 2989, 3638, 3818, 5955, 9679, 9730, 9888],
  },
  'finned-jellyfish': { puzzles: 23, sources: [956, 1036, 1317, 1388, 2515, 2668, 3042, 3218, 3256, 4989, 8845, 9158] },
  'sashimi-jellyfish': { puzzles: 1, sources: [8936] },
  'sue-de-coq': { puzzles: 406, sources: [264, 770, 798, 807, 826, 836, 1292, 1336, 1552, 1940, 2585, 4758] },
  'simple-colors-trap': {
    puzzles: 29,
    sources: [266, 590, 1160, 1317, 1393, 1637, 3115, 3173, 7451, 8573, 8654, 9090],
  },
  'multi-colors-1': { puzzles: 60, sources: [691, 794, 1532, 2127, 2288, 2513, 2541, 2950, 3479, 5689, 9132, 9831] },
  'x-chain': { puzzles: 35, sources: [258, 580, 715, 1276, 1519, 1721, 2047, 2556, 2936, 3480, 3498, 7133] },
  'xy-chain': { puzzles: 1060 },
  'continuous-nice-loop': {
    puzzles: 402,
    sources: [833, 1266, 1307, 1325, 1704, 1779, 1938, 2102, 2947, 3382, 3664, 7206],
  },
  'discontinuous-nice-loop': { puzzles: 1030 },
  'grouped-continuous-nice-loop': {
    puzzles: 22,
    sources: [70, 355, 983, 1129, 2986, 3210, 4259, 5182, 5630, 6670, 7259, 9590],
  },
  'grouped-discontinuous-nice-loop': {
    puzzles: 258,
    sources: [822, 1035, 1403, 1583, 1695, 1786, 1924, 2445, 2717, 2994, 3332, 5773],
  },
  'als-xz': { puzzles: 89, sources: [73, 287, 589, 1786, 1848, 1857, 1887, 2353, 2391, 2740, 3300, 3696] },
  'als-xy-wing': { puzzles: 104, sources: [226, 578, 771, 813, 855, 1973, 2133, 2391, 2459, 2467, 2941, 7023] },
  'als-xy-chain': { puzzles: 70, sources: [320, 578, 620, 771, 1135, 1515, 1585, 1660, 2467, 2483, 2941, 5293] },
  'death-blossom': { puzzles: 21, sources: [1646, 2457, 3815, 3952, 4847, 5000, 6385, 6856, 7402, 9423, 9548, 9587] },
  'finned-franken-swordfish': { puzzles: 2, sources: [6385, 7344] },
  'forcing-chain-contradiction': {
    puzzles: 61,
    sources: [52, 658, 855, 1515, 2048, 2223, 2328, 2365, 2459, 2483, 3256, 8972],
  },
  'forcing-net-contradiction': {
    puzzles: 11,
    sources: [2005, 2540, 3665, 5230, 5403, 5665, 5840, 7327, 7344, 8658, 9587],
  },
};

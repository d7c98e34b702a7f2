/** Puzzles of sizes that no rectangular box fits. The jigsaws have one solution. */

export const JIGSAW_7 = `.......
...7...
.......
7....34
.......
..1...2
.3.517.
[Regions]
DDAACBB
DAACCCB
DDACEBB
DDACEBB
FFACEEE
FFFGEEG
FFGGGGG
`;

export const SOLUTION_7 = '1234567612734534567217561234567241347136522345176';

export const JIGSAW_5 = `.....
.....
5....
..1..
3..52
[Regions]
BBBEE
BAAEE
BAACE
DDACC
DDDCC
`;

export const SOLUTION_5 = '1234543521542132513431452';

/** A Latin square with one solution. */
export const LATIN_7 = `.234567
2.45671
3456712
4567123
5671234
6712345
7123..6
`;

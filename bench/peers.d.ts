/** Types of packages that have none or wrong ones, as far as they are used here. */

declare module 'sudoku' {
  const sudoku: {
    /** By cell 0 .. 8, null for an empty one; null if there is no solution. */
    solvepuzzle(puzzle: (number | null)[]): number[] | null;
  };
  export default sudoku;
}

declare module 'qqwing' {
  export default class QQWing {
    /** By cell: the digit, 0 for none. */
    setPuzzle(digits: number[]): boolean;
    solve(): boolean;
    getSolutionString(): string;
    /** Counts all from the position set; with round 2 and `limitToTwo` it stops at two. */
    countSolutions(round: 2, limitToTwo: boolean): number;
    setPrintStyle(style: number): void;
    static PrintStyle: { ONE_LINE: number };
  }
}

/**
 * Names for common kinds of numbers, so that a signature says which number it takes. They are aliases: the compiler
 * does not distinguish them, and arithmetic needs no conversion.
 *
 * N is the size of the puzzle. Only `notation.ts` converts to the names that people read.
 */

/** A cell: 0 .. N*N-1, in reading order. */
export type Cell = number;

/** A digit: 1 .. N. In arrays of cells, 0 is an empty cell. */
export type Digit = number;

/** A set of digits: bit d-1 for digit d. */
export type DigitMask = number;

/** A house: its index in `Geometry.houses`. Rows come first, then columns, then boxes, then the houses of rules. */
export type HouseIndex = number;

/** A set of cells of one house: bit i for `House.cells[i]`. */
export type PlaceMask = number;

/** A candidate: cell * N + digit - 1, 0 .. N^3-1. For tables with an entry for every possible candidate. */
export type CandidateIndex = number;

/**
 * A node: its index in `ImplicationGraph.nodes`. The candidates of a position come first, by cell, then digit. So a
 * candidate has the same number in `Choices`.
 */
export type NodeIndex = number;

/** A statement that a node is false (2 * node) or true (2 * node + 1). See `implications/statement.ts`. */
export type Statement = number;

/**
 * Names for the numbers that pass through everything, so that a signature says which one it takes. They are aliases: the
 * compiler does not keep them apart, and arithmetic on them needs no conversion.
 *
 * N is the size of the puzzle. Only `notation.ts` converts to what people read.
 */

/** A cell: 0 .. N*N-1, in reading order. */
export type Cell = number;

/** A digit: 1 .. N. Where a cell may be empty, 0 is an empty cell. */
export type Digit = number;

/** A set of digits: bit d-1 for digit d. */
export type DigitMask = number;

/** A house: its index in `Geometry.houses`, 0 .. 3*N-1. Rows come first, then columns, then boxes. */
export type HouseIndex = number;

/** A set of cells of one house: bit i for `House.cells[i]`. */
export type PlaceMask = number;

/** A candidate of any puzzle: cell * N + digit - 1, 0 .. N^3-1. For tables that have room for all there can be. */
export type CandidateIndex = number;

/**
 * What a statement is about: its index in `ImplicationGraph.nodes`. The candidates of a position come first, by cell, then
 * digit, so that such a number is also a candidate's index in `Choices`.
 */
export type NodeIndex = number;

/** That a node is off (2 * node) or on (2 * node + 1). See `implications/statement.ts`. */
export type Statement = number;

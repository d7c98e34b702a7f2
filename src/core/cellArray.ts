/**
 * Short-lived arrays with one byte for each cell. V8 keeps a typed array of more than 64 bytes outside its heap, and making one
 * takes as long as solving an easy puzzle. So these arrays are parts of larger buffers.
 */

const PIECE = 4096;

/**
 * The current buffer, from which arrays are allocated one after the other, and the number of its bytes that are in use.
 * A full buffer is kept alive only by its arrays.
 */
let piece = new ArrayBuffer(PIECE);
let used = 0;

/** A new array of zeros. It shares its buffer with other arrays, so do not use or transfer `buffer`. */
export function cellArray(length: number): Uint8Array {
  if (used + length > PIECE) {
    piece = new ArrayBuffer(Math.max(PIECE, length));
    used = 0;
  }
  const array = new Uint8Array(piece, used, length);
  used += length;
  return array;
}

/** A copy of an array of cells, allocated by {@link cellArray}. */
export function copyOfCells(cells: Uint8Array): Uint8Array {
  const copy = cellArray(cells.length);
  copy.set(cells);
  return copy;
}

/**
 * Arrays of a byte a cell, many of which come and go. V8 keeps a typed array of more than 64 bytes outside its heap, where
 * making one takes as long as solving an easy puzzle; so they are cut from larger pieces.
 */

const PIECE = 4096;

let piece = new ArrayBuffer(PIECE);
let used = 0;

/** A new array of zeros. It shares its buffer with others, so nobody may hand that on. */
export function cellArray(length: number): Uint8Array {
  if (used + length > PIECE) {
    piece = new ArrayBuffer(Math.max(PIECE, length));
    used = 0;
  }
  const array = new Uint8Array(piece, used, length);
  used += length;
  return array;
}

export function copyOfCells(cells: Uint8Array): Uint8Array {
  const copy = cellArray(cells.length);
  copy.set(cells);
  return copy;
}

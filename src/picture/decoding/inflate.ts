/** Decompresses zlib data (RFC 1950 and 1951), piece by piece, so that large pictures need little memory. */

import type { Pausable } from '../../core/pausing';

/** Thrown internally if the data is wrong or ends early. */
class WrongData extends Error {}

/** The number of bytes to which copies may refer. */
const WINDOW = 32_768;
/** The size of the buffer: the window, and data that has not been passed on yet. */
const BUFFER = 2 * WINDOW;
/** The most bytes that one symbol adds. */
const LONGEST_COPY = 258;

/**
 * Passes on the decompressed data in pieces, which are valid only during the call. Stops where the data is wrong, or if `accept` returns
 * false. Yields after each piece.
 */
export function* inflate(parts: readonly Uint8Array[], accept: (piece: Uint8Array) => boolean): Pausable<void> {
  const inflater = new Inflater(parts, accept);
  try {
    yield* inflater.run();
  } catch (error) {
    if (!(error instanceof WrongData)) throw error;
  }
  inflater.flush();
}

class Inflater {
  private part = 0;
  private at = 0;
  private buffer = 0;
  private count = 0;
  private readonly out = new Uint8Array(BUFFER);
  private end = 0;
  private passedOn = 0;
  private isStopped = false;

  constructor(
    private readonly parts: readonly Uint8Array[],
    private readonly accept: (piece: Uint8Array) => boolean,
  ) {}

  *run(): Pausable<void> {
    this.bits(16); // the header of zlib
    for (let isLast = false; !isLast && !this.isStopped; ) {
      isLast = this.bits(1) === 1;
      const type = this.bits(2);
      if (type === 0) yield* this.copyStored();
      else if (type === 1) yield* this.readBlock(FIXED_LITERALS, FIXED_DISTANCES);
      else if (type === 2) yield* this.readDynamic();
      else throw new WrongData();
    }
  }

  /** Passes on the rest of the data in the buffer. */
  flush(): void {
    if (!this.isStopped && this.passedOn < this.end)
      this.isStopped = !this.accept(this.out.subarray(this.passedOn, this.end));
    this.passedOn = this.end;
  }

  /** Passes on the buffer, and keeps the window. */
  private *makeRoom(): Pausable<void> {
    this.flush();
    this.out.copyWithin(0, this.end - WINDOW, this.end);
    this.end = this.passedOn = WINDOW;
    yield undefined;
  }

  private byte(): number {
    while (this.part < this.parts.length) {
      const part = this.parts[this.part];
      if (this.at < part.length) return part[this.at++];
      this.part++;
      this.at = 0;
    }
    throw new WrongData();
  }

  private bits(count: number): number {
    while (this.count < count) {
      this.buffer |= this.byte() << this.count;
      this.count += 8;
    }
    const value = this.buffer & ((1 << count) - 1);
    this.buffer >>>= count;
    this.count -= count;
    return value;
  }

  private symbol({ symbols, most }: CodeTable): number {
    // Near the end of the data, fewer bits than the longest code has are left.
    while (this.count < most && this.hasMore()) {
      this.buffer |= this.byte() << this.count;
      this.count += 8;
    }
    const entry = symbols[this.buffer & ((1 << most) - 1)];
    const length = entry & 15;
    if (length === 0 || length > this.count) throw new WrongData();
    this.buffer >>>= length;
    this.count -= length;
    return entry >> 4;
  }

  private hasMore(): boolean {
    return this.part < this.parts.length - 1 || this.at < (this.parts[this.part]?.length ?? 0);
  }

  private *copyStored(): Pausable<void> {
    this.bits(this.count % 8);
    const length = this.bits(16);
    this.bits(16); // its complement
    for (let i = 0; i < length && !this.isStopped; i++) {
      if (this.end + LONGEST_COPY > this.out.length) yield* this.makeRoom();
      this.out[this.end++] = this.bits(8);
    }
  }

  private *readDynamic(): Pausable<void> {
    const literals = this.bits(5) + 257;
    const distances = this.bits(5) + 1;
    const lengths = new Uint8Array(19);
    for (let i = 0, count = this.bits(4) + 4; i < count; i++) lengths[LENGTH_ORDER[i]] = this.bits(3);
    const table = tableOf(lengths);
    const all = new Uint8Array(literals + distances);
    for (let i = 0; i < all.length; ) {
      const symbol = this.symbol(table);
      if (symbol < 16) {
        all[i++] = symbol;
        continue;
      }
      if (symbol === 16 && i === 0) throw new WrongData();
      const value = symbol === 16 ? all[i - 1] : 0;
      const repeats = symbol === 16 ? 3 + this.bits(2) : symbol === 17 ? 3 + this.bits(3) : 11 + this.bits(7);
      all.fill(value, i, i + repeats);
      i += repeats;
    }
    yield* this.readBlock(tableOf(all.subarray(0, literals)), tableOf(all.subarray(literals)));
  }

  private *readBlock(literals: CodeTable, distances: CodeTable): Pausable<void> {
    while (!this.isStopped) {
      if (this.end + LONGEST_COPY > this.out.length) yield* this.makeRoom();
      const symbol = this.symbol(literals);
      if (symbol < 256) this.out[this.end++] = symbol;
      else if (symbol === 256) return;
      else this.copy(symbol, distances);
    }
  }

  private copy(symbol: number, distances: CodeTable): void {
    const length = this.valueIn(LENGTHS[symbol - 257]);
    const distance = this.valueIn(DISTANCES[this.symbol(distances)]);
    if (distance > this.end) throw new WrongData();
    const { out } = this;
    for (let to = this.end, end = to + length; to < end; to++) out[to] = out[to - distance];
    this.end += length;
  }

  private valueIn(range: Range | undefined): number {
    if (!range) throw new WrongData();
    return range.base + this.bits(range.extra);
  }
}

/** A prefix code: by the next `most` bits, `symbol << 4 | length`. */
interface CodeTable {
  readonly symbols: Uint16Array;
  readonly most: number;
}

function tableOf(lengths: Uint8Array): CodeTable {
  const most = Math.max(1, ...lengths);
  const symbols = new Uint16Array(1 << most);
  let code = 0;
  for (let length = 1; length <= most; length++) {
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      if (lengths[symbol] !== length) continue;
      if (code >= 1 << length) throw new WrongData();
      for (let i = reversed(code, length); i < symbols.length; i += 1 << length) symbols[i] = (symbol << 4) | length;
      code++;
    }
    code <<= 1;
  }
  return { symbols, most };
}

function reversed(code: number, length: number): number {
  let result = 0;
  for (let i = 0; i < length; i++) result |= ((code >> i) & 1) << (length - 1 - i);
  return result;
}

interface Range {
  readonly base: number;
  readonly extra: number;
}

/** Ranges of values, each with a number of extra bits. */
function ranges(first: number, extras: readonly number[]): Range[] {
  let base = first;
  return extras.map(extra => {
    const range = { base, extra };
    base += 1 << extra;
    return range;
  });
}

const LENGTHS = [
  ...ranges(3, [...Array(8).fill(0), ...[1, 2, 3, 4, 5].flatMap(extra => Array(4).fill(extra))]).slice(0, 28),
  { base: 258, extra: 0 },
];
const DISTANCES = ranges(
  1,
  Array.from({ length: 30 }, (_, i) => Math.max(0, (i >> 1) - 1)),
);
const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const FIXED_LITERALS = tableOf(
  Uint8Array.from({ length: 288 }, (_, i) => (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8)),
);
const FIXED_DISTANCES = tableOf(new Uint8Array(30).fill(5));

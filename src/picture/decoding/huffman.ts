/** Bits and Huffman codes of JPEG scans. */

/** Thrown inside the decoder if the data of a scan ends early. */
export class EndOfData extends Error {}

/** A table of codes: by the next 16 bits, the length of the code and its symbol. */
export class HuffmanTable {
  /** `length << 8 | symbol`; 0 where no code starts with these bits. */
  readonly entries = new Uint16Array(1 << 16);

  constructor(counts: Uint8Array, symbols: Uint8Array) {
    let code = 0;
    let symbol = 0;
    for (let length = 1; length <= 16; length++)
      for (let i = 0; i < counts[length - 1] && symbol < symbols.length; i++) {
        const width = 1 << (16 - length);
        if (code + width > this.entries.length) return;
        this.entries.fill((length << 8) | symbols[symbol++], code, code + width);
        code += width;
      }
  }
}

/** Reads bits up to the next marker. */
export class BitReader {
  private buffer = 0;
  private count = 0;
  /** The bits that were made up after the end of the data. */
  private missing = 0;

  constructor(
    private readonly bytes: Uint8Array,
    private at: number,
  ) {}

  /** Ensures that 16 bits are in the buffer. After the end they are 0, which is an error once they are used up. */
  private fill(): void {
    while (this.count <= 16) {
      let byte = this.bytes[this.at];
      if (byte === undefined || (byte === 0xff && this.bytes[this.at + 1] !== 0)) {
        byte = 0;
        this.missing += 8;
      } else this.at += byte === 0xff ? 2 : 1;
      this.buffer = ((this.buffer << 8) | byte) & 0xffffff;
      this.count += 8;
    }
  }

  private take(count: number): void {
    this.count -= count;
    if (this.missing > 0 && this.count < this.missing) throw new EndOfData();
  }

  /** The next symbol. */
  symbol({ entries }: HuffmanTable): number {
    if (this.count < 16) this.fill();
    const entry = entries[(this.buffer >> (this.count - 16)) & 0xffff];
    if (entry === 0) throw new EndOfData();
    this.take(entry >> 8);
    return entry & 0xff;
  }

  /** The next bits as a number; at most 16. */
  bits(count: number): number {
    if (count === 0) return 0;
    if (this.count < 16) this.fill();
    const value = (this.buffer >> (this.count - count)) & ((1 << count) - 1);
    this.take(count);
    return value;
  }

  /** The next bits as a signed coefficient: a first bit of 0 means that it is negative. */
  signed(count: number): number {
    const value = this.bits(count);
    return count > 0 && value < 1 << (count - 1) ? value - (1 << count) + 1 : value;
  }

  /** Continues after the next restart marker. */
  restart(): void {
    this.buffer = this.count = this.missing = 0;
    while (this.at + 1 < this.bytes.length) {
      const marker = this.bytes[this.at + 1];
      if (this.bytes[this.at] === 0xff && marker >= 0xd0 && marker <= 0xd7) {
        this.at += 2;
        return;
      }
      if (this.bytes[this.at] === 0xff && marker !== 0 && marker !== 0xff) break;
      this.at++;
    }
    throw new EndOfData();
  }
}

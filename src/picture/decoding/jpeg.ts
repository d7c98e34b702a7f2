/**
 * Decodes the brightness of JPEG pictures, baseline and progressive (ITU-T T.81). Colors are skipped, and large pictures are decoded at a half,
 * a quarter or an eighth of their size, which saves time and memory.
 */

import type { Pausable } from '../../core/pausing';
import type { Gray } from '../gray';
import { BitReader, EndOfData, HuffmanTable } from './huffman';
import { BlockTransform } from './inverseDct';
import { type Component, type JpegFrame, type Scan, ScanDecoder, ZIGZAG } from './scan';

/** The size that a file declares. */
export interface DeclaredSize {
  readonly width: number;
  readonly height: number;
}

/** The limit on the number of scans; progressive pictures have about ten. */
const MOST_SCANS = 200;

/** Decodes a picture. Missing parts of truncated files are gray. Returns undefined if nothing can be decoded. */
export class JpegDecoder {
  private readonly quantization: (Float32Array | undefined)[] = [];
  private readonly dcTables: (HuffmanTable | undefined)[] = [];
  private readonly acTables: (HuffmanTable | undefined)[] = [];
  private frame: JpegFrame | undefined;
  private restartInterval = 0;
  /** The position of the picture as a camera stores it, from 1 to 8 (Exif). */
  orientation = 1;
  /** Whether the components are red, green and blue, not brightness and two colors. */
  private isRgb = false;

  constructor(private readonly bytes: Uint8Array) {}

  /** The size in the first frame header, found before anything is decoded. */
  static sizeIn(bytes: Uint8Array): DeclaredSize | undefined {
    for (const { marker, start, end } of segmentsOf(bytes, 2)) {
      if (isFrame(marker) && end - start >= 6) {
        const size = { height: word(bytes, start + 1), width: word(bytes, start + 3) };
        return size.width > 0 && size.height > 0 ? size : undefined;
      }
      if (marker === 0xda) return undefined;
    }
    return undefined;
  }

  /**
   * Decodes the picture; if its longer side is more than twice `side`, at a smaller size that is still larger than `side`. Yields where it
   * may be paused.
   */
  *decode(side: number): Pausable<Gray | undefined> {
    let at = 2;
    for (let scans = 0; scans < MOST_SCANS; ) {
      const segment = segmentsOf(this.bytes, at).next().value;
      if (!segment) break;
      at = segment.end;
      if (segment.marker === 0xda) {
        scans++;
        at = yield* this.readScan(segment.start, segment.end);
      } else if (!this.readSegment(segment.marker, segment.start, segment.end, side)) break;
    }
    return this.frame && (yield* this.finish(this.frame));
  }

  /** Reads a segment other than a scan. Returns false at the end of the picture, and where it cannot be decoded. */
  private readSegment(marker: number, start: number, end: number, side: number): boolean {
    const data = this.bytes.subarray(start, end);
    if (marker === 0xdb) this.readQuantization(data);
    else if (marker === 0xc4) this.readHuffman(data);
    else if (marker === 0xdd && data.length >= 2) this.restartInterval = word(data, 0);
    else if (marker === 0xe1) this.orientation = orientationIn(data) ?? this.orientation;
    else if (marker === 0xee && data.length >= 12 && data[0] === 0x41) this.isRgb = data[11] === 0;
    else if (isFrame(marker)) {
      if (this.frame || marker > 0xc2) return false;
      this.frame = this.frameIn(data, marker === 0xc2, side);
      return this.frame !== undefined;
    }
    return marker !== 0xd9;
  }

  private readQuantization(data: Uint8Array): void {
    for (let at = 0; at < data.length; ) {
      const isWide = data[at] >> 4 > 0;
      const end = at + 1 + (isWide ? 128 : 64);
      if (end > data.length) return;
      const table = new Float32Array(64);
      for (let i = 0; i < 64; i++) table[ZIGZAG[i]] = isWide ? word(data, at + 1 + 2 * i) : data[at + 1 + i];
      this.quantization[data[at] & 3] = table;
      at = end;
    }
  }

  private readHuffman(data: Uint8Array): void {
    for (let at = 0; at + 17 <= data.length; ) {
      const counts = data.subarray(at + 1, at + 17);
      const total = counts.reduce((sum, count) => sum + count, 0);
      const tables = data[at] >> 4 === 0 ? this.dcTables : this.acTables;
      tables[data[at] & 3] = new HuffmanTable(counts, data.subarray(at + 17, at + 17 + total));
      at += 17 + total;
    }
  }

  private frameIn(data: Uint8Array, isProgressive: boolean, side: number): JpegFrame | undefined {
    const count = data[5];
    if (data[0] !== 8 || !(count === 1 || count === 3) || data.length < 6 + 3 * count) return undefined;
    const height = word(data, 1);
    const width = word(data, 3);
    const parts = Array.from({ length: count }, (_, i) => data.subarray(6 + 3 * i, 9 + 3 * i));
    const across = parts.map(part => part[1] >> 4);
    const down = parts.map(part => part[1] & 15);
    if (width === 0 || height === 0 || [...across, ...down].some(factor => factor < 1 || factor > 4)) return undefined;
    const unitsAcross = Math.ceil(width / (8 * Math.max(...across)));
    const unitsDown = Math.ceil(height / (8 * Math.max(...down)));
    const components = parts.map((part, i): Component => {
      const share = (length: number, factors: readonly number[]) =>
        Math.ceil(Math.ceil((length * factors[i]) / Math.max(...factors)));
      return {
        id: part[0],
        quantization: part[2] & 3,
        across: across[i],
        down: down[i],
        width: share(width, across),
        height: share(height, down),
        blocksAcross: unitsAcross * across[i],
        blocksDown: unitsDown * down[i],
      };
    });
    const isNamedRgb = components.length === 3 && String.fromCharCode(...components.map(({ id }) => id)) === 'RGB';
    // Green is the best gray of a picture without a brightness component.
    const shown = components[count === 3 && (this.isRgb || isNamedRgb) ? 1 : 0];
    let scale: 1 | 2 | 4 | 8 = 8;
    while (scale > 1 && (Math.max(shown.width, shown.height) * scale) / 16 >= side) scale = (scale / 2) as 1 | 2 | 4;
    const plane = new Uint8Array(shown.blocksAcross * shown.blocksDown * scale * scale).fill(128);
    const coefficients = isProgressive ? new Int16Array(shown.blocksAcross * shown.blocksDown * 64) : undefined;
    return { components, shown, unitsAcross, unitsDown, scale, plane, coefficients };
  }

  /** Decodes a scan up to its end. Returns the offset from which the next segment is searched for. */
  private *readScan(start: number, end: number): Pausable<number> {
    const { frame, bytes } = this;
    const scan = frame && this.scanIn(frame, bytes.subarray(start, end));
    if (frame && scan?.components.some(({ component }) => component === frame.shown)) {
      const table = this.quantization[frame.shown.quantization];
      const transform = table && new BlockTransform(frame.scale, table);
      const reader = new BitReader(bytes, end);
      try {
        yield* new ScanDecoder(frame, scan, reader, transform).decode(this.restartInterval);
      } catch (error) {
        if (!(error instanceof EndOfData)) throw error;
      }
    }
    return end;
  }

  private scanIn({ components, coefficients }: JpegFrame, data: Uint8Array): Scan | undefined {
    const count = data[0];
    if (!(count >= 1 && count <= components.length) || data.length < 4 + 2 * count) return undefined;
    const parts = Array.from({ length: count }, (_, i) => {
      const component = components.find(({ id }) => id === data[1 + 2 * i]);
      const tables = data[2 + 2 * i];
      return component && { component, dc: this.dcTables[(tables >> 4) & 3], ac: this.acTables[tables & 3] };
    });
    const found = parts.filter(part => part !== undefined);
    if (found.length < count) return undefined;
    if (!coefficients) return { components: found, first: 0, last: 63, high: 0, low: 0 };
    const [first, last, bits] = data.subarray(1 + 2 * count);
    const scan = { components: found, first, last, high: bits >> 4, low: bits & 15 };
    const isValid = first <= last && last < 64 && scan.low < 14 && (first === 0 ? last === 0 : count === 1);
    return isValid ? scan : undefined;
  }

  /** The pixels of the picture, without the blocks that extend beyond it. */
  private *finish({ shown, scale, plane, coefficients }: JpegFrame): Pausable<Gray | undefined> {
    if (coefficients) {
      const table = this.quantization[shown.quantization];
      if (!table) return undefined;
      const transform = new BlockTransform(scale, table);
      const stride = shown.blocksAcross * scale;
      for (let block = 0; block < shown.blocksAcross * shown.blocksDown; block++) {
        const row = Math.floor(block / shown.blocksAcross);
        const column = block % shown.blocksAcross;
        transform.write(coefficients, block * 64, plane, row * scale * stride + column * scale, stride);
        if ((block & 127) === 127) yield undefined;
      }
    }
    const width = Math.max(1, Math.floor((shown.width * scale) / 8));
    const height = Math.max(1, Math.floor((shown.height * scale) / 8));
    const data = new Uint8Array(width * height);
    const stride = shown.blocksAcross * scale;
    for (let y = 0; y < height; y++) data.set(plane.subarray(y * stride, y * stride + width), y * width);
    return { width, height, data };
  }
}

/** Segments from an offset: their markers and the ranges of their contents. Bytes that belong to no segment are skipped. */
function* segmentsOf(bytes: Uint8Array, from: number) {
  for (let at = from; at + 1 < bytes.length; ) {
    const marker = bytes[at + 1];
    if (bytes[at] !== 0xff || marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8)) {
      at++;
      continue;
    }
    if (marker === 0xd9) yield { marker, start: at + 2, end: at + 2 };
    const end = Math.min(bytes.length, at + 2 + Math.max(2, word(bytes, at + 2)));
    yield { marker, start: Math.min(at + 4, end), end };
    at = end;
  }
}

/** Whether a marker starts a frame (SOF0 to SOF15, without the tables in between). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** The orientation in an Exif segment. */
function orientationIn(data: Uint8Array): number | undefined {
  if (String.fromCharCode(...data.subarray(0, 4)) !== 'Exif') return undefined;
  const tiff = data.subarray(6);
  const isLittle = tiff[0] === 0x49;
  const short = (at: number) => (isLittle ? (tiff[at + 1] << 8) | tiff[at] : (tiff[at] << 8) | tiff[at + 1]);
  const long = (at: number) => (isLittle ? short(at) + short(at + 2) * 65536 : short(at) * 65536 + short(at + 2));
  const directory = long(4);
  for (let i = 0; i < short(directory); i++) {
    const entry = directory + 2 + 12 * i;
    if (!(entry + 12 <= tiff.length)) return undefined;
    if (short(entry) !== 0x112) continue;
    const orientation = short(entry + 8);
    return orientation >= 1 && orientation <= 8 ? orientation : undefined;
  }
  return undefined;
}

function word(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

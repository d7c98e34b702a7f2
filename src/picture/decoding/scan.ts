/** Decodes the scans of a JPEG picture: baseline blocks become pixels at once, progressive ones collect coefficients. */

import type { Pausable } from '../../core/pausing';
import type { BitReader, HuffmanTable } from './huffman';
import { EndOfData } from './huffman';
import type { BlockTransform } from './inverseDct';

/** A component: brightness or a color. */
export interface Component {
  readonly id: number;
  /** The number of its quantization table. */
  readonly quantization: number;
  /** Its blocks in each unit. */
  readonly across: number;
  readonly down: number;
  /** Its size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Its size in blocks, in whole units. */
  readonly blocksAcross: number;
  readonly blocksDown: number;
}

/** The values in the frame header, and the decoded part of the component that is shown. */
export interface JpegFrame {
  readonly components: readonly Component[];
  readonly shown: Component;
  /** The size in units: the groups of blocks of all components. */
  readonly unitsAcross: number;
  readonly unitsDown: number;
  /** The pixels of a block in each direction. */
  readonly scale: number;
  readonly plane: Uint8Array;
  /** Of progressive pictures. */
  readonly coefficients: Int16Array | undefined;
}

/** The values in a scan header: its components with their tables, the range of coefficients, and their bits. */
export interface Scan {
  readonly components: readonly ScanComponent[];
  readonly first: number;
  readonly last: number;
  /** The lowest bit of the previous scan, 0 for the first one. */
  readonly high: number;
  readonly low: number;
}

interface ScanComponent {
  readonly component: Component;
  readonly dc: HuffmanTable | undefined;
  readonly ac: HuffmanTable | undefined;
}

/** The positions of coefficients in zigzag order: along each diagonal, alternately down and up. */
export const ZIGZAG = zigzag();

/** Decodes one scan. */
export class ScanDecoder {
  /** By component: the previous DC coefficient. */
  private readonly previous = new Map<Component, number>();
  /** The number of further blocks without coefficients. */
  private emptyBlocks = 0;
  private readonly block = new Int16Array(64);

  constructor(
    private readonly frame: JpegFrame,
    private readonly scan: Scan,
    private readonly reader: BitReader,
    private readonly transform: BlockTransform | undefined,
  ) {}

  /**
   * Decodes all blocks. Yields where it may be paused.
   * @throws EndOfData where the data ends or is wrong
   */
  *decode(restartInterval: number): Pausable<void> {
    const { frame, scan } = this;
    const [only] = scan.components;
    const isSingle = scan.components.length === 1;
    const across = isSingle ? Math.ceil(only.component.width / 8) : frame.unitsAcross;
    const down = isSingle ? Math.ceil(only.component.height / 8) : frame.unitsDown;
    for (let unit = 0; unit < across * down; unit++) {
      if (restartInterval > 0 && unit > 0 && unit % restartInterval === 0) {
        this.reader.restart();
        this.previous.clear();
        this.emptyBlocks = 0;
      }
      if ((unit & 63) === 63) yield undefined;
      const row = Math.floor(unit / across);
      const column = unit % across;
      if (isSingle) this.decodeBlock(only, row, column);
      else
        for (const part of scan.components) {
          const { across, down } = part.component;
          for (let y = 0; y < down; y++)
            for (let x = 0; x < across; x++) this.decodeBlock(part, row * down + y, column * across + x);
        }
    }
  }

  private decodeBlock(part: ScanComponent, row: number, column: number): void {
    const { frame, scan } = this;
    const { component } = part;
    const isShown = component === frame.shown;
    const index = row * component.blocksAcross + column;
    if (!frame.coefficients) {
      this.block.fill(0);
      this.decodeBaseline(part);
      if (!isShown || !this.transform) return;
      const stride = component.blocksAcross * frame.scale;
      const to = row * frame.scale * stride + column * frame.scale;
      this.transform.write(this.block, 0, frame.plane, to, stride);
      return;
    }
    // The colors share the space of one block, which is not used.
    const [target, from] = isShown ? [frame.coefficients, index * 64] : [this.block, 0];
    if (scan.first === 0) this.decodeDc(part, target, from);
    else if (scan.high === 0) this.decodeAc(part, target, from);
    else this.refineAc(part, target, from);
  }

  private decodeBaseline({ component, dc, ac }: ScanComponent): void {
    if (!dc || !ac) throw new EndOfData();
    const { reader, block } = this;
    const value = (this.previous.get(component) ?? 0) + reader.signed(reader.symbol(dc) & 15);
    this.previous.set(component, value);
    block[0] = value;
    for (let k = 1; k < 64; k++) {
      const symbol = reader.symbol(ac);
      const size = symbol & 15;
      k += symbol >> 4;
      if (size === 0) {
        if (symbol !== 0xf0) break;
      } else if (k < 64) block[ZIGZAG[k]] = reader.signed(size);
      else throw new EndOfData();
    }
  }

  private decodeDc({ component, dc }: ScanComponent, target: Int16Array, from: number): void {
    const { reader, scan } = this;
    if (scan.high > 0) {
      target[from] |= reader.bits(1) << scan.low;
      return;
    }
    if (!dc) throw new EndOfData();
    const value = (this.previous.get(component) ?? 0) + reader.signed(reader.symbol(dc) & 15);
    this.previous.set(component, value);
    target[from] = value << scan.low;
  }

  private decodeAc({ ac }: ScanComponent, target: Int16Array, from: number): void {
    const { reader, scan } = this;
    if (this.emptyBlocks > 0) {
      this.emptyBlocks--;
      return;
    }
    if (!ac) throw new EndOfData();
    for (let k = scan.first; k <= scan.last; k++) {
      const symbol = reader.symbol(ac);
      const run = symbol >> 4;
      const size = symbol & 15;
      if (size === 0 && run < 15) {
        this.emptyBlocks = (1 << run) - 1 + reader.bits(run);
        return;
      }
      k += run;
      if (size === 0) continue;
      if (k > scan.last) throw new EndOfData();
      target[from + ZIGZAG[k]] = reader.signed(size) << scan.low;
    }
  }

  /** Adds one bit to each known coefficient, and new coefficients of this bit. */
  private refineAc({ ac }: ScanComponent, target: Int16Array, from: number): void {
    const { reader, scan } = this;
    const bit = 1 << scan.low;
    let k = scan.first;
    const refine = (at: number) => {
      if (reader.bits(1) === 1 && (target[at] & bit) === 0) target[at] += target[at] > 0 ? bit : -bit;
    };
    if (this.emptyBlocks === 0) {
      if (!ac) throw new EndOfData();
      while (k <= scan.last) {
        const symbol = reader.symbol(ac);
        let run = symbol >> 4;
        const size = symbol & 15;
        let value = 0;
        if (size > 0) value = reader.bits(1) === 1 ? bit : -bit;
        else if (run < 15) {
          this.emptyBlocks = (1 << run) + reader.bits(run);
          break;
        }
        for (; k <= scan.last; k++) {
          const at = from + ZIGZAG[k];
          if (target[at] !== 0) refine(at);
          else if (run-- === 0) {
            target[at] = value;
            k++;
            break;
          }
        }
      }
    }
    if (this.emptyBlocks === 0) return;
    for (; k <= scan.last; k++) if (target[from + ZIGZAG[k]] !== 0) refine(from + ZIGZAG[k]);
    this.emptyBlocks--;
  }
}

function zigzag(): Uint8Array {
  const diagonalOf = (i: number) => (i >> 3) + (i & 7);
  const along = (i: number) => (diagonalOf(i) % 2 === 1 ? i >> 3 : -(i >> 3));
  const order = Array.from({ length: 64 }, (_, i) => i);
  return Uint8Array.from(order.sort((a, b) => diagonalOf(a) - diagonalOf(b) || along(a) - along(b)));
}

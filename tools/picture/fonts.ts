/**
 * The outlines of digits and letters in TrueType fonts: files ending in .ttf, and .woff as npm packages contain them. The network was trained with the
 * DejaVu fonts of Debian and these packages of `@fontsource`: archivo, arimo, arvo, barlow, bitter, cabin, comfortaa, comic-neue, cousine,
 * crimson-text, dm-sans, eb-garamond, exo-2, fira-sans, ibm-plex-sans, inter, jetbrains-mono, josefin-sans, karla, lato, libre-baskerville,
 * libre-franklin, lora, manrope, merriweather, montserrat, mulish, noto-sans, noto-serif, nunito, nunito-sans, open-sans, oswald,
 * playfair-display, poppins, pt-sans, pt-serif, quicksand, roboto, roboto-condensed, roboto-mono, roboto-slab, rubik, source-sans-3,
 * source-serif-4, tinos, titillium-web, work-sans. Screenshots are measured with: alegreya-sans, asap, assistant, be-vietnam-pro, caladea,
 * carlito, domine, dosis, figtree, fira-code, gelasio, heebo, hind, inconsolata, kanit, lexend, old-standard-tt, outfit, overpass,
 * plus-jakarta-sans, public-sans, red-hat-display, spectral, urbanist, varela-round, zilla-slab.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

/** A closed curve of straight lines, in units of the height of a digit: y from 0 at the top to 1. */
export type Contour = readonly (readonly [number, number])[];

/** The outlines of the digits of a font, and of the letters A to G if it has simple ones. */
export interface Font {
  readonly file: string;
  readonly glyphs: ReadonlyMap<string, readonly Contour[]>;
}

/** The fonts in folders and the folders inside; fonts without TrueType outlines are skipped. Of npm packages, only upright Latin fonts. */
export function fontsIn(folders: readonly string[]): Font[] {
  const files = folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)),
  );
  return files
    .filter(file => file.endsWith('.ttf') || /-latin-[4-7]00-normal\.woff$/.test(file))
    .sort()
    .flatMap(file => fontOf(file) ?? []);
}

function fontOf(file: string): Font | undefined {
  const tables = tablesOf(readFileSync(file));
  const [head, loca, glyf, cmap] = ['head', 'loca', 'glyf', 'cmap'].map(name => tables.get(name));
  if (!head || !loca || !glyf || !cmap) return undefined;
  const isLong = head.readInt16BE(50) === 1;
  const offsetOf = (glyph: number) => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  const glyphs = new Map<string, readonly Contour[]>();
  for (const character of '0123456789ABCDEFG') {
    const glyph = glyphOf(cmap, character.charCodeAt(0));
    const contours = glyph === 0 ? [] : contoursOf(glyf.subarray(offsetOf(glyph), offsetOf(glyph + 1)));
    if (contours.length > 0) glyphs.set(character, scaled(contours));
  }
  return [...'0123456789'].every(digit => glyphs.has(digit)) ? { file, glyphs } : undefined;
}

function tablesOf(file: Buffer): Map<string, Buffer> {
  const isWoff = file.toString('latin1', 0, 4) === 'wOFF';
  const [count, start, step] = isWoff ? [file.readUInt16BE(12), 44, 20] : [file.readUInt16BE(4), 12, 16];
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < count; i++) {
    const at = start + step * i;
    const name = file.toString('latin1', at, at + 4);
    const offset = file.readUInt32BE(at + (isWoff ? 4 : 8));
    const stored = file.readUInt32BE(at + (isWoff ? 8 : 12));
    const data = file.subarray(offset, offset + stored);
    tables.set(name, isWoff && stored < file.readUInt32BE(at + 12) ? inflateSync(data) : data);
  }
  return tables;
}

/** The glyph of a character, 0 if there is none. Digits are in a table of format 4 in all usual fonts. */
function glyphOf(cmap: Buffer, character: number): number {
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + 8 * i + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    const segments = table.readUInt16BE(6) / 2;
    for (let segment = 0; segment < segments; segment++) {
      const at = 14 + 2 * segment;
      const first = table.readUInt16BE(at + 2 * segments + 2);
      if (character > table.readUInt16BE(at) || character < first) continue;
      const delta = table.readUInt16BE(at + 4 * segments + 2);
      const position = at + 6 * segments + 2;
      const range = table.readUInt16BE(position);
      const glyph = range === 0 ? character : table.readUInt16BE(position + range + 2 * (character - first));
      return (glyph + delta) & 0xffff;
    }
  }
  return 0;
}

/** The contours of a glyph, in font units; none for glyphs composed of others. */
function contoursOf(glyph: Buffer): Contour[] {
  const count = glyph.length < 10 ? 0 : glyph.readInt16BE(0);
  if (count <= 0) return [];
  const ends = Array.from({ length: count }, (_, i) => glyph.readUInt16BE(10 + 2 * i));
  let at = 10 + 2 * count;
  at += 2 + glyph.readUInt16BE(at);
  const points = ends[count - 1] + 1;
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = glyph[at++];
    flags.push(flag);
    if (flag & 8) for (let repeat = glyph[at++]; repeat > 0; repeat--) flags.push(flag);
  }
  const coordinates = (short: number, same: number) => {
    let value = 0;
    return flags.map(flag => {
      if (flag & short) value += flag & same ? glyph[at++] : -glyph[at++];
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = coordinates(2, 16);
  const ys = coordinates(4, 32);
  return ends.map((end, i) => {
    const from = i === 0 ? 0 : ends[i - 1] + 1;
    const indices = Array.from({ length: end + 1 - from }, (_, j) => from + j);
    return curveThrough(indices.map(j => ({ x: xs[j], y: ys[j], isOn: (flags[j] & 1) === 1 })));
  });
}

interface CurvePoint {
  readonly x: number;
  readonly y: number;
  readonly isOn: boolean;
}

/** A contour of quadratic curves as straight lines. */
function curveThrough(points: readonly CurvePoint[]): Contour {
  const middle = (a: CurvePoint, b: CurvePoint) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOn: true });
  // Between two control points there is a point on the curve.
  const full = points.flatMap((point, i) => {
    const before = points[(i + points.length - 1) % points.length];
    return point.isOn || before.isOn ? [point] : [middle(before, point), point];
  });
  const first = full.findIndex(({ isOn }) => isOn);
  const ordered = [...full.slice(first), ...full.slice(0, first + 1)];
  const line: [number, number][] = [];
  for (let i = 0; i < ordered.length; i++) {
    const point = ordered[i];
    if (point.isOn) line.push([point.x, point.y]);
    else
      for (let step = 1; step < 6; step++) {
        const t = step / 6;
        const [a, b, c] = [ordered[i - 1], point, ordered[i + 1]];
        const mix = (p: number, q: number, r: number) => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * r;
        line.push([mix(a.x, b.x, c.x), mix(a.y, b.y, c.y)]);
      }
  }
  return line;
}

/** A digit or letter of height 1 with its left edge at 0, without the differences in height of old-style figures. */
function scaled(contours: readonly Contour[]): Contour[] {
  const points = contours.flat();
  const left = Math.min(...points.map(([x]) => x));
  const top = Math.max(...points.map(([, y]) => y));
  const height = top - Math.min(...points.map(([, y]) => y));
  return contours.map(contour => contour.map(([x, y]) => [(x - left) / height, (top - y) / height] as const));
}

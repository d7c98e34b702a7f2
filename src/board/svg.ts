/** A drawing as the text of an SVG file. */

import type { Scene, Shape } from './shape';
import { attributesOf, type Colors, FONT } from './style';

/** How a drawing is written. */
export interface SvgOptions {
  /** The width and height in pixels; without it the drawing fills the element that it is in. */
  readonly side?: number;
  /** Its colors, for a file of its own; without them the document that it is in has rules for its classes. */
  readonly colors?: Colors;
  /** What the drawing shows, in words, for people who cannot see it. */
  readonly label: string;
  /** Its digits as text. */
  readonly description?: string;
}

/** The text of an SVG element. */
export function svgOf({ width, height, layers }: Scene, { side, colors, label, description }: SvgOptions): string {
  const size = side === undefined ? {} : { width: side, height: side };
  const root = { xmlns: 'http://www.w3.org/2000/svg', ...size, viewBox: `0 0 ${width} ${height}`, role: 'img' };
  const write = colors ? painted(attributesOf(colors)) : classed;
  const look = colors ? { 'font-family': FONT } : { class: 'board' };
  const words = [`<title>${escapedText(label)}</title>`, description ? `<desc>${escapedText(description)}</desc>` : ''];
  const content = [...words, ...layers.map(layer => textOf(layer, write))].join('');
  return `<svg${attributes({ ...root, ...look })}>${content}</svg>`;
}

type Written = Readonly<Record<string, string | number>>;

const classed = ({ className, attributes }: Shape): Written => ({ class: className, ...attributes });

const painted =
  (styleOf: (shape: Shape) => Written) =>
  (shape: Shape): Written => ({ ...shape.attributes, ...styleOf(shape) });

function textOf(shape: Shape, write: (shape: Shape) => Written): string {
  const { tag, text = '', children = [] } = shape;
  const content = escapedText(text) + children.map(child => textOf(child, write)).join('');
  const start = `<${tag}${attributes(write(shape))}`;
  return content ? `${start}>${content}</${tag}>` : `${start}/>`;
}

function attributes(written: Written): string {
  return Object.entries(written)
    .map(([name, value]) => ` ${name}="${escapedText(`${value}`)}"`)
    .join('');
}

/** A text without the characters that have a meaning in XML, or that XML does not allow. */
export function escapedText(text: string): string {
  return text
    .replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
    .replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, '\ufffd');
}

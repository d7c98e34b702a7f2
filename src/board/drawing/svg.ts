/** A drawing as the text of an SVG file. */

import type { Scene, SvgShape } from './shape';
import { attributesOf, type Colors, FONT } from './style';

/** Options for writing a drawing. */
export interface SvgOptions {
  /** The pixels of a unit of the drawing; without it the drawing fills the element that it is in. */
  readonly scale?: number;
  /** Its colors, for a standalone file; without them, the surrounding document must style its classes. */
  readonly colors?: Colors;
  /** A description of the drawing, for people who cannot see it. */
  readonly label: string;
  /** Its digits as text. */
  readonly description?: string;
  /** The text of its puzzle, from which the puzzle can be restored. */
  readonly metadata?: string | undefined;
}

/** The text of an SVG element. */
export function svgOf(scene: Scene, { scale, colors, label, description, metadata }: SvgOptions): string {
  const { left, top, width, height, layers } = scene;
  const size = scale === undefined ? {} : { width: scale * width, height: scale * height };
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    ...size,
    viewBox: `${left} ${top} ${width} ${height}`,
    role: 'img',
  };
  const write = colors ? painted(attributesOf(colors)) : classed;
  const look = colors ? { 'font-family': FONT } : { class: 'board' };
  const words = [`<title>${escapedText(label)}</title>`, description ? `<desc>${escapedText(description)}</desc>` : ''];
  const data = metadata === undefined ? '' : `<metadata id="sudoku">${escapedText(metadata)}</metadata>`;
  const content = [...words, ...layers.map(layer => textOf(layer, write)), data].join('');
  return `<svg${attributes({ ...root, ...look })}>${content}</svg>`;
}

type Written = Readonly<Record<string, string | number>>;

/** The attributes of an element, and its content. */
type Write = (shape: SvgShape) => { readonly written: Written; readonly content: string };

const classed: Write = ({ className, attributes, text = '' }) => ({
  written: { class: className, ...attributes },
  content: escapedText(text),
});

const painted =
  (styleOf: (shape: SvgShape) => Written): Write =>
  shape => {
    const { x = '', y = '', ...others } = shape.attributes;
    const columns = `${x}`.split(' ');
    const style = styleOf(shape);
    if (columns.length === 1)
      return { written: { ...shape.attributes, ...style }, content: escapedText(shape.text ?? '') };
    // A text with one position per character: several viewers support only the first of a list of positions.
    const rows = `${y}`.split(' ');
    const content = Array.from(
      shape.text ?? '',
      (character, i) => `<tspan x="${columns[i]}" y="${rows[i]}">${escapedText(character)}</tspan>`,
    );
    return { written: { ...others, ...style }, content: content.join('') };
  };

function textOf(shape: SvgShape, write: Write): string {
  const { tag, children = [] } = shape;
  if (tag === 'g' && children.length === 0) return '';
  const { written, content: text } = write(shape);
  const content = text + children.map(child => textOf(child, write)).join('');
  const start = `<${tag}${attributes(written)}`;
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

/** A drawing as the text of an SVG file. */

import type { Scene, Shape } from './shape';

/** How a drawing is written. */
export interface SvgOptions {
  /** The width and height in pixels; without it the drawing fills the element that it is in. */
  readonly side?: number;
  /** Rules for the drawing; without them the document that it is in has them. */
  readonly rules?: string;
  /** What the drawing shows, in words, for people who cannot see it. */
  readonly label: string;
}

/** The text of an SVG element. */
export function svgOf({ width, height, layers }: Scene, { side, rules, label }: SvgOptions): string {
  const size = side === undefined ? '' : ` width="${side}" height="${side}"`;
  const style = rules === undefined ? '' : `<style>${rules}</style>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="board" viewBox="0 0 ${width} ${height}"${size} role="img">` +
    `<title>${escaped(label)}</title>${style}${layers.map(textOf).join('')}</svg>`
  );
}

function textOf({ tag, className, attributes, text = '', children = [] }: Shape): string {
  if (tag === 'g' && children.length === 0) return '';
  const written = Object.entries({ class: className, ...attributes }).map(
    ([name, value]) => ` ${name}="${escaped(`${value}`)}"`,
  );
  const content = escaped(text) + children.map(textOf).join('');
  return content ? `<${tag}${written.join('')}>${content}</${tag}>` : `<${tag}${written.join('')}/>`;
}

/** A text without the characters that have a meaning in XML. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`);
}

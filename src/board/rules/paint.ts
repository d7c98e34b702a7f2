/**
 * The colors in the drawings of rules, as classes. A shape has one for its surface and one for its edge; widths and
 * dashes are attributes. A band of a line is pale, so that digits on it can be read, and has a dark edge.
 */

/** The colors of surfaces and of texts. */
export const FILLS = [
  ...['paper', 'region', 'given', 'note', 'shade'],
  ...['color2', 'color3', 'color4', 'color5', 'color6', 'color7', 'color8', 'color9'],
] as const;

/** The colors of edges, thin lines and bands. */
export const STROKES = [
  ...['paper', 'region', 'given', 'note'],
  ...['edge2', 'edge3', 'edge4', 'edge5', 'edge6', 'edge7', 'edge8', 'edge9'],
  ...['color2', 'color3', 'color4', 'color5', 'color6', 'color7', 'color8', 'color9'],
] as const;

/** Colors that are the same in every theme, because the names of the marks contain them: a white dot is white. */
export const FIXED = { white: '#fff', black: '#000' } as const;

export type Fill = (typeof FILLS)[number] | keyof typeof FIXED;
export type Stroke = (typeof STROKES)[number];

/** The hues of lines, by the number that their `color` and `edge` have. */
const HUES = { orange: 2, yellow: 3, green: 4, teal: 5, blue: 6, violet: 7, pink: 8, gray: 9 } as const;
export type Hue = keyof typeof HUES;

/** The pale color of a hue. */
export const paleOf = (hue: Hue) => `color${HUES[hue]}` as const;
/** The dark color of a hue, or the light one in a dark theme. */
export const edgeOf = (hue: Hue) => `edge${HUES[hue]}` as const;

/** The classes of a shape with these colors. */
export function paint({ fill, stroke }: { readonly fill?: Fill; readonly stroke?: Stroke }): string {
  return [...(fill ? [fillClass(fill)] : []), ...(stroke ? [strokeClass(stroke)] : [])].join(' ');
}

export const fillClass = (color: Fill) => `fill_${color}`;
export const strokeClass = (color: Stroke) => `stroke_${color}`;

/** The tags of the elements of a drawing. */
export const SHAPE_TAGS = ['g', 'rect', 'path', 'text', 'tspan', 'circle', 'line'] as const;

/** An element of an SVG drawing. */
export interface SvgShape {
  readonly tag: (typeof SHAPE_TAGS)[number];
  /** The classes of the element, separated by spaces. They decide its colors; see `src/board/drawing/style.ts`. */
  readonly className: string;
  readonly attributes: Readonly<Record<string, number | string>>;
  readonly text?: string;
  readonly children?: readonly SvgShape[];
}

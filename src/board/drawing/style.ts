/**
 * The style of a drawing: the appearance of its classes, with colors that are passed in. It is a table, because it is
 * written in two ways: as CSS rules for a page, and as attributes of each element for files. A file with attributes
 * looks the same in every viewer; many programs that show SVG know few or no CSS selectors.
 */

import { FIXED, fillClass, FILLS as RULE_FILLS, STROKES as RULE_STROKES, strokeClass } from '../rules/paint';
import type { SvgShape } from './shape';

/** The names of the colors of a drawing. */
export const COLOR_NAMES = [
  ...['paper', 'line', 'region', 'given', 'entry', 'note', 'ghost', 'wrong', 'conflict', 'dead'],
  ...['peer', 'same', 'selected', 'selection', 'cursor'],
  ...['area', 'evidence', 'exception', 'opposite', 'elimination', 'placement', 'link'],
  ...['evidenceEdge', 'exceptionEdge', 'oppositeEdge', 'eliminationEdge', 'placementEdge'],
  ...['color1', 'color2', 'color3', 'color4', 'color5', 'color6', 'color7', 'color8', 'color9'],
  ...['shade', 'edge2', 'edge3', 'edge4', 'edge5', 'edge6', 'edge7', 'edge8', 'edge9'],
] as const;
/** One of {@link COLOR_NAMES}. */
export type ColorName = (typeof COLOR_NAMES)[number];

/** The value of each color, as CSS writes it. */
export type Colors = (name: ColorName) => string;

/** The font of the digits: that of the system, which needs no file. */
export const FONT = "system-ui,'Segoe UI','Helvetica Neue',Arial,sans-serif";

/** The roles with a dedicated color. */
const FILLS = [
  ...['paper', 'conflict', 'dead', 'peer', 'same', 'selected'],
  'area',
  ...['color1', 'color2', 'color3', 'color4', 'color5', 'color6', 'color7', 'color8', 'color9'],
] as const;

/** The roles of candidates in a step. */
const ROLES = ['evidence', 'exception', 'opposite', 'elimination', 'placement'] as const;

/** The appearance of elements with a tag and all of some classes. */
interface Rule {
  readonly tag?: SvgShape['tag'];
  readonly classes: readonly string[];
  readonly style: Readonly<Record<string, string | number>>;
}

/** Lines of a page keep their width at every size. */
const SHARP = { 'vector-effect': 'non-scaling-stroke', 'shape-rendering': 'crispEdges' };

/** The style that differs in a file. Its size is not known here, so its lines scale with it. */
const IN_FILES: readonly Rule[] = [
  { classes: ['wrong'], style: { 'text-decoration': 'underline', 'text-underline-offset': '' } },
  { classes: ['thin'], style: { 'vector-effect': '', 'shape-rendering': '' } },
  { classes: ['thick'], style: { 'vector-effect': '', 'shape-rendering': '', 'stroke-width': 3 } },
  { classes: ['border'], style: { 'vector-effect': '', 'shape-rendering': '', 'stroke-width': 4 } },
  { classes: ['link'], style: { 'vector-effect': '', 'stroke-width': 2 } },
];

/** The table of styles. A rule comes after those that it overrides, and has as many classes or more. */
function tableOf(color: Colors): readonly Rule[] {
  const stroke = (name: ColorName, width: number) => ({ stroke: color(name), 'stroke-width': width, fill: 'none' });
  const bold = { fill: color('given'), 'font-weight': 600 };
  return [
    { tag: 'text', classes: [], style: { 'text-anchor': 'middle', fill: color('note') } },
    ...FILLS.map(name => ({ classes: ['fill', name], style: { fill: color(name) } })),
    { classes: ['given'], style: bold },
    { classes: ['entry'], style: { fill: color('entry') } },
    // Italics mark content that is not in the file.
    { classes: ['automatic'], style: { 'font-style': 'italic' } },
    { classes: ['ghost'], style: { fill: color('ghost'), 'font-style': 'italic' } },
    {
      classes: ['wrong'],
      style: { fill: color('wrong'), 'text-decoration': 'underline 2px', 'text-underline-offset': '4px' },
    },
    // Rules with the same style are adjacent, so that the build merges them.
    ...ROLES.flatMap(name => bothShapes(name, { fill: color(name), stroke: color(`${name}Edge`) })),
    ...ROLES.map(name => ({ classes: ['disc', name], style: { 'stroke-width': 1.2 } })),
    ...ROLES.map(name => ({ classes: ['fill', name], style: { 'stroke-width': 1.5 } })),
    // Elements that are not part of the pattern itself have a different edge, so that they can be recognized without
    // color.
    ...bothShapes('exception', { 'stroke-dasharray': '2 2' }),
    ...bothShapes('opposite', { 'stroke-dasharray': '6 2' }),
    ...bothShapes('placement', { 'stroke-width': 2.2 }),
    ...ROLES.map(name => ({ classes: ['candidate', name], style: bold })),
    {
      classes: ['fill', 'dead'],
      style: { stroke: color('wrong'), 'stroke-width': 1.5, 'stroke-dasharray': '4 4' },
    },
    // Dots, because dashes are for cells without candidates and for exceptions.
    {
      classes: ['fill', 'doubtful'],
      style: { ...stroke('edge2', 4), 'stroke-dasharray': '0.1 7', 'stroke-linecap': 'round' },
    },
    { classes: ['strike'], style: stroke('wrong', 1.5) },
    { classes: ['thin'], style: stroke('line', 1) },
    { classes: ['thick'], style: stroke('region', 2) },
    { classes: ['border'], style: stroke('region', 2) },
    ...['thin', 'thick', 'border'].map(name => ({ classes: [name], style: SHARP })),
    { classes: ['selection'], style: stroke('selection', 3) },
    ...['thick', 'selection'].map(name => ({ classes: [name], style: { 'stroke-linecap': 'square' } })),
    { classes: ['cursor'], style: stroke('cursor', 2) },
    { classes: ['link'], style: { ...stroke('link', 1.8), 'vector-effect': 'non-scaling-stroke' } },
    { classes: ['link', 'weak'], style: { 'stroke-dasharray': '5 4' } },
    { classes: ['head'], style: { fill: color('link') } },
    { classes: ['group'], style: stroke('link', 1.5) },
    { classes: ['label', 'current'], style: bold },
    // Rules of puzzles.
    { classes: ['start'], style: { 'text-anchor': 'start' } },
    ...RULE_FILLS.map(name => ({ classes: [fillClass(name)], style: { fill: color(name) } })),
    ...Object.entries(FIXED).map(([name, fill]) => ({
      classes: [fillClass(name as keyof typeof FIXED)],
      style: { fill },
    })),
    ...RULE_STROKES.map(name => ({ classes: [strokeClass(name)], style: { stroke: color(name) } })),
  ];
}

/** Two CSS rules with the same style: for the circles of candidates, and for the frames of cells. */
const bothShapes = (name: string, style: Rule['style']): Rule[] =>
  ['disc', 'fill'].map(shape => ({ classes: [shape, name], style }));

/** The style as CSS rules. A class `.board` is on the drawing. */
export function rulesOf(color: Colors): string {
  const rules = tableOf(color).map(({ tag = '', classes, style }) => {
    const selector = `.board ${tag}${classes.map(name => `.${name}`).join('')}`;
    const declarations = Object.entries(style).map(([name, value]) => `${name}:${value}`);
    return `${selector}{${declarations.join(';')}}`;
  });
  return [`.board{font-family:${FONT}}`, ...rules].join('\n');
}

/** The style as attributes: a function from an element to those that it needs. */
export function attributesOf(color: Colors): (shape: SvgShape) => Readonly<Record<string, string | number>> {
  // In a file, there is no page behind the part of the drawing outside the grid.
  const ground: Rule = { classes: ['ground'], style: { fill: color('paper') } };
  const table = [...tableOf(color), ...IN_FILES, ground];
  const known = new Map<string, Readonly<Record<string, string | number>>>();
  return ({ tag, className }) => {
    const key = `${tag} ${className}`;
    let found = known.get(key);
    if (!found) {
      const has = className.split(' ');
      const rules = table.filter(rule => (rule.tag ?? tag) === tag && rule.classes.every(name => has.includes(name)));
      const styles = rules.flatMap(({ style }) => Object.entries(style));
      found = Object.fromEntries([...new Map(styles)].filter(([, value]) => value !== ''));
      known.set(key, found);
    }
    return found;
  };
}

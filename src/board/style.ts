/**
 * The style of a drawing: what its classes look like, with colors from outside. It is a table, because it is written in two
 * ways: as rules for a page, and as attributes of each element for files. A file with attributes looks the same in every
 * viewer; many programs that show SVG know no or few of the selectors of CSS.
 */

import type { Shape } from './shape';

/** The names of the colors of a drawing. */
export const COLOR_NAMES = [
  ...['paper', 'line', 'region', 'given', 'entry', 'note', 'ghost', 'wrong', 'conflict', 'dead'],
  ...['peer', 'same', 'selected', 'selection', 'cursor'],
  ...['area', 'evidence', 'exception', 'opposite', 'elimination', 'placement', 'link'],
  ...['color1', 'color2', 'color3', 'color4', 'color5', 'color6', 'color7', 'color8', 'color9'],
] as const;
/** One of {@link COLOR_NAMES}. */
export type ColorName = (typeof COLOR_NAMES)[number];

/** The value of each color, as CSS writes it. */
export type Colors = (name: ColorName) => string;

/** The font of the digits: that of the system, which needs no file. */
export const FONT = "system-ui,'Segoe UI','Helvetica Neue',Arial,sans-serif";

/** The roles that have a color of their own. */
const FILLS = [
  ...['paper', 'conflict', 'dead', 'peer', 'same', 'selected'],
  ...['area', 'evidence', 'exception', 'opposite', 'elimination', 'placement'],
  ...['color1', 'color2', 'color3', 'color4', 'color5', 'color6', 'color7', 'color8', 'color9'],
] as const;

const ROLES = ['evidence', 'exception', 'opposite', 'elimination', 'placement'] as const;

/** What elements look like that have a tag and all of some classes. */
interface Rule {
  readonly tag?: Shape['tag'];
  readonly classes: readonly string[];
  readonly style: Readonly<Record<string, string | number>>;
}

/** The table. A rule comes after those that it overrides, and has as many classes or more. */
function tableOf(color: Colors): readonly Rule[] {
  const stroke = (name: ColorName, width: number) => ({ stroke: color(name), 'stroke-width': width, fill: 'none' });
  const bold = { fill: color('given'), 'font-weight': 600 };
  return [
    { tag: 'text', classes: [], style: { 'text-anchor': 'middle', fill: color('note') } },
    ...FILLS.map(name => ({ classes: ['fill', name], style: { fill: color(name) } })),
    { classes: ['given'], style: bold },
    { classes: ['entry'], style: { fill: color('entry') } },
    { classes: ['ghost'], style: { fill: color('ghost'), 'font-style': 'italic' } },
    { classes: ['wrong'], style: { fill: color('wrong'), 'text-decoration': 'underline' } },
    ...ROLES.map(name => ({
      classes: ['disc', name],
      style: { fill: color(name), stroke: color('given'), 'stroke-width': 0.8 },
    })),
    { classes: ['disc', 'exception'], style: { 'stroke-dasharray': '2 2' } },
    ...ROLES.map(name => ({ classes: ['candidate', name], style: bold })),
    { classes: ['strike'], style: stroke('wrong', 1.5) },
    { classes: ['thin'], style: stroke('line', 1) },
    { classes: ['thick'], style: { ...stroke('region', 3), 'stroke-linecap': 'square' } },
    { classes: ['border'], style: stroke('region', 4) },
    { classes: ['selection'], style: { ...stroke('selection', 3), 'stroke-linecap': 'square' } },
    { classes: ['cursor'], style: stroke('cursor', 2.5) },
    { classes: ['link'], style: stroke('link', 2) },
    { classes: ['link', 'weak'], style: { 'stroke-dasharray': '5 4' } },
    { classes: ['head'], style: { fill: color('link') } },
    { classes: ['group'], style: stroke('link', 1.5) },
  ];
}

/** The style as rules. A class `.board` is on the drawing. */
export function rulesOf(color: Colors): string {
  const rules = tableOf(color).map(({ tag = '', classes, style }) => {
    const selector = `.board ${tag}${classes.map(name => `.${name}`).join('')}`;
    const declarations = Object.entries(style).map(([name, value]) => `${name}:${value}`);
    return `${selector}{${declarations.join(';')}}`;
  });
  return [`.board{font-family:${FONT}}`, ...rules].join('\n');
}

/** The style as attributes: a function from an element to those that it needs. */
export function attributesOf(color: Colors): (shape: Shape) => Readonly<Record<string, string | number>> {
  const table = tableOf(color);
  const known = new Map<string, Readonly<Record<string, string | number>>>();
  return ({ tag, className }) => {
    const key = `${tag} ${className}`;
    let found = known.get(key);
    if (!found) {
      const has = className.split(' ');
      const rules = table.filter(rule => (rule.tag ?? tag) === tag && rule.classes.every(name => has.includes(name)));
      found = Object.assign({}, ...rules.map(({ style }) => style)) as Readonly<Record<string, string | number>>;
      known.set(key, found);
    }
    return found;
  };
}

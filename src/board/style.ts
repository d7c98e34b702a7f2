/** The style of a drawing: rules for its classes, with colors from outside. */

/** The names of the colors of a drawing. */
const COLOR_NAMES = [
  ...['paper', 'line', 'region', 'given', 'entry', 'note', 'ghost', 'wrong', 'conflict', 'dead'],
  ...['peer', 'same', 'selected', 'selection', 'cursor'],
  ...['area', 'evidence', 'exception', 'opposite', 'elimination', 'placement', 'link'],
  ...['evidenceEdge', 'exceptionEdge', 'oppositeEdge', 'eliminationEdge', 'placementEdge'],
  ...['color1', 'color2', 'color3', 'color4', 'color5', 'color6', 'color7', 'color8', 'color9'],
] as const;
/** One of {@link COLOR_NAMES}. */
export type ColorName = (typeof COLOR_NAMES)[number];

/** The roles that have a color of their own. */
const FILLS = [
  ...['paper', 'conflict', 'dead', 'peer', 'same', 'selected'],
  ...['area', 'evidence', 'exception', 'opposite', 'elimination', 'placement'],
  ...['color1', 'color2', 'color3', 'color4', 'color5', 'color6', 'color7', 'color8', 'color9'],
] as const;

/** The roles of candidates in a step. */
const ROLES = ['evidence', 'exception', 'opposite', 'elimination', 'placement'] as const;

/** The rules. `color` gives the value of a color. A class `.board` is on the drawing. */
export function rulesOf(color: (name: ColorName) => string): string {
  return [
    '.board{font-family:system-ui,"Segoe UI","Helvetica Neue",Arial,sans-serif}',
    `.board text{text-anchor:middle;fill:${color('note')}}`,
    ...FILLS.map(name => `.board .fill.${name}{fill:${color(name)}}`),
    `.board .given{fill:${color('given')};font-weight:600}`,
    `.board .entry{fill:${color('entry')}}`,
    `.board .ghost{fill:${color('ghost')};font-style:italic}`,
    `.board .wrong{fill:${color('wrong')};text-decoration:underline 2px;text-underline-offset:4px}`,
    ...ROLES.map(name => `.board .disc.${name}{fill:${color(name)};stroke:${color(`${name}Edge`)};stroke-width:1.2}`),
    ...ROLES.map(name => `.board .fill.${name}{stroke:${color(`${name}Edge`)};stroke-width:1.5}`),
    // What is not the pattern itself has another edge, so that it is known without its color.
    '.board :is(.disc,.fill).exception{stroke-dasharray:2 2}',
    '.board :is(.disc,.fill).opposite{stroke-dasharray:6 2}',
    '.board :is(.disc,.fill).placement{stroke-width:2.2}',
    ...ROLES.map(name => `.board .candidate.${name}{fill:${color('given')};font-weight:600}`),
    `.board .fill.dead{stroke:${color('wrong')};stroke-width:1.5;stroke-dasharray:4 4}`,
    `.board .strike{stroke:${color('wrong')};stroke-width:2;fill:none}`,
    // Lines keep their width at every size where the renderer can do that.
    '.board .lines *{vector-effect:non-scaling-stroke;shape-rendering:crispEdges;fill:none}',
    `.board .thin{stroke:${color('line')};stroke-width:1}`,
    `.board .thick{stroke:${color('region')};stroke-width:2;stroke-linecap:square}`,
    `.board .border{stroke:${color('region')};stroke-width:2}`,
    `.board .selection{stroke:${color('selection')};stroke-width:3;fill:none;stroke-linecap:square}`,
    `.board .cursor{stroke:${color('cursor')};stroke-width:2;fill:none}`,
    `.board .link{stroke:${color('link')};stroke-width:1.8;fill:none;vector-effect:non-scaling-stroke}`,
    '.board .link.weak{stroke-dasharray:5 4}',
    `.board .head{fill:${color('link')}}`,
    `.board .group{stroke:${color('link')};stroke-width:1.5;fill:none}`,
  ].join('\n');
}

/** The style of a drawing: rules for its classes, with colors from outside. */

/** The names of the colors of a drawing. */
export const COLOR_NAMES = [
  ...['paper', 'line', 'region', 'given', 'entry', 'note', 'ghost', 'wrong', 'conflict', 'dead'],
  ...['peer', 'same', 'selected', 'selection', 'cursor'],
  ...['area', 'evidence', 'exception', 'opposite', 'elimination', 'placement', 'link'],
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
    `.board .wrong{fill:${color('wrong')};text-decoration:underline wavy 1px}`,
    ...ROLES.map(name => `.board .disc.${name}{fill:${color(name)};stroke:${color('given')};stroke-width:.8}`),
    '.board .disc.exception{stroke-dasharray:2 2}',
    `.board .candidate.elimination{font-weight:600}`,
    ...['evidence', 'placement', 'exception', 'opposite', 'elimination'].map(
      name => `.board .candidate.${name}{fill:${color('given')};font-weight:600}`,
    ),
    `.board .strike{stroke:${color('wrong')};stroke-width:2;fill:none}`,
    `.board .thin{stroke:${color('line')};stroke-width:1;fill:none}`,
    `.board .thick{stroke:${color('region')};stroke-width:3;fill:none;stroke-linecap:square}`,
    `.board .border{stroke:${color('region')};stroke-width:4;fill:none}`,
    `.board .selection{stroke:${color('selection')};stroke-width:3;fill:none;stroke-linecap:square}`,
    `.board .cursor{stroke:${color('cursor')};stroke-width:2.5;fill:none}`,
    `.board .link{stroke:${color('link')};stroke-width:2;fill:none}`,
    '.board .link.weak{stroke-dasharray:5 4}',
    `.board .head{fill:${color('link')}}`,
    `.board .group{stroke:${color('link')};stroke-width:1.5;fill:none}`,
  ].join('\n');
}

/**
 * The drawing of a puzzle: a pure function from a snapshot to shapes. The page, exports, thumbnails and the Markdown preview all
 * draw with it.
 */

import { drawnLinksOf, shownChains } from '#chains';
import type { Marks } from '../../core/marks';
import { type ClueSpace, type DrawnRole, lookOf, type Snapshot } from '../protocol/snapshot';
import { glyphsOf } from './glyphs';
import { LABEL_SPACE, labelsOf } from './labels';
import { gridLinesOf } from './lines';
import { linksOf } from './links';
import { type DrawnPlaces, drawnPlacesOf } from './places';
import { CELL, group, MARGIN, pathShape, rectangle, type Scene, type SvgShape, wholeGrid } from './shape';
import type { DrawnPuzzle, View } from './view';

/** The colors for marks, 1 .. 9. */
const COLORS = 9;

/** The roles of cells, the most important last. */
const ROLES: readonly DrawnRole[] = ['evidence', 'opposite', 'exception', 'elimination', 'placement'];

const NO_FRAME: ClueSpace = { left: 0, top: 0, right: 0, bottom: 0 };

/** The drawing of a puzzle. */
export function sceneOf(puzzle: DrawnPuzzle, view: View): Scene {
  const { size, rules, legend } = puzzle;
  const places = drawnPlacesOf(puzzle);
  const frame = rules?.frame ?? NO_FRAME;
  const labels = view.hasLabels ? LABEL_SPACE : 0;
  const { right, bottom } = frame;
  const [left, top] = [frame.left + labels, frame.top + labels];
  const side = CELL * size + 2 * MARGIN;
  const whole = {
    x: 0 - left,
    y: 0 - top,
    width: left + side + right,
    height: top + side + bottom + (legend?.height ?? 0),
  };
  const links = puzzle.step?.links ?? drawnLinksOf(shownChains(puzzle));
  const layers = [
    // In a file, the color of paper is also behind clues.
    group(
      'grounds',
      whole.width > side || whole.height > side ? [rectangle('ground', { ...whole, fill: 'none' })] : [],
    ),
    fills(puzzle, view, places),
    group('rules', rules?.below ?? []),
    glyphsOf(puzzle, view.candidates, places),
    gridLinesOf(puzzle, places),
    group('rules', [...(rules?.above ?? []), ...(legend?.shapes ?? [])]),
    ...(view.hasLabels ? [labelsOf(size, frame, view.cursor)] : []),
    outlines(view, places),
    ...(links.length > 0 || puzzle.step ? [linksOf(links, places)] : []),
  ];
  return { left: whole.x, top: whole.y, width: whole.width, height: whole.height, layers };
}

/** The backgrounds of cells, the most important last. The number of groups is constant, so few shapes change. */
function fills(puzzle: DrawnPuzzle, view: View, places: DrawnPlaces): SvgShape {
  const { step, marks, problems = [], faults = [] } = puzzle;
  const fill = (className: string, cells: Iterable<number>) =>
    group(
      className,
      [...cells].map(cell => cellRect(`fill ${className}`, places, cell)),
    );
  // The edge of a frame is inside its cell, where neighbors do not cover it.
  const frames = (className: string, cells: readonly number[]) =>
    group(
      className,
      cells.map(cell => {
        const { x, y } = places.corner(cell);
        const attributes = { x: x + 2, y: y + 2, width: CELL - 4, height: CELL - 4 };
        return rectangle(`fill ${className}`, attributes);
      }),
    );
  const { peers, same } =
    step || view.cursor === undefined ? { peers: [], same: [] } : relatedCells(puzzle, view.cursor);
  const roles = step?.cells ?? [];
  const withLook = (look: ReturnType<typeof lookOf>) => problems.filter(problem => lookOf(problem) === look);
  const wrong = withLook('wrong');
  // The cells of a row that cannot be read are drawn empty. They are marked, because otherwise the text would seem to be empty too.
  const unread = unreadRowsOf({ size: puzzle.size, faults }).flatMap(({ places }) => places);
  return group('fills', [
    wholeGrid('fill paper', puzzle.size),
    group('shades', puzzle.rules?.shades ?? []),
    group('colors', marks ? coloredCells(marks, places) : []),
    fill('peer', peers),
    // A digit with a problem has only one fill, which is enough and keeps the digit legible.
    fill(
      'same',
      same.filter(cell => wrong.every(problem => problem.cell !== cell)),
    ),
    fill('area', step?.area ?? []),
    ...ROLES.map(role => frames(role, cellsIn(roles.filter(each => each.role === role)))),
    frames('dead', cellsIn(withLook('dead'))),
    frames('doubtful', cellsIn(withLook('doubtful'))),
    fill('conflict', new Set([...cellsIn(wrong), ...unread])),
    fill('selected', view.selection ?? []),
  ]);
}

/** The problems of whole rows that cannot be read, with their cells. */
export function unreadRowsOf({ size, faults }: Pick<Snapshot, 'size' | 'faults'>) {
  return faults.flatMap(({ kind, places = [], message }) =>
    kind === 'unread text' && places.length === size ? [{ places, message }] : [],
  );
}

const cellsIn = (found: readonly { readonly cell: number }[]) => found.map(({ cell }) => cell);

function cellRect(className: string, places: DrawnPlaces, cell: number): SvgShape {
  return rectangle(className, { ...places.corner(cell), width: CELL, height: CELL });
}

/** The cells whose digit must differ from that of a cell, and the cells with the same digit. */
function relatedCells(
  { size, regions, digits, peers: known }: DrawnPuzzle,
  cell: number,
): { readonly peers: number[]; readonly same: number[] } {
  const row = Math.floor(cell / size);
  const digit = digits[cell];
  const cells = [...digits.keys()].filter(other => other !== cell);
  const same = digit === 0 ? [] : cells.filter(other => digits[other] === digit);
  const peers = cells.filter(other =>
    known
      ? known[cell].includes(other)
      : Math.floor(other / size) === row || other % size === cell % size || regions[other] === regions[cell],
  );
  return { peers: peers.filter(other => !same.includes(other)), same };
}

/** The colors of marked cells, side by side when a cell has several. */
function coloredCells({ colour }: Marks, places: DrawnPlaces): SvgShape[] {
  return colour.flatMap((mask, cell) => {
    if (mask === 0) return [];
    const colors = Array.from({ length: COLORS }, (_, i) => i + 1).filter(color => mask & (1 << (color - 1)));
    const { x, y } = places.corner(cell);
    const width = CELL / colors.length;
    return colors.map((color, i) => rectangle(`fill color${color}`, { x: x + i * width, y, width, height: CELL }));
  });
}

/** The frames around selected cells, and around the cell at the cursor. */
function outlines({ selection = new Set(), cursor }: View, places: DrawnPlaces): SvgShape {
  const shapes: SvgShape[] = [];
  for (const cell of selection) {
    const { x, y } = places.corner(cell);
    const { size } = places;
    const column = cell % size;
    // In the first and the last column, the neighboring cell in the order of cells is in another row.
    const sides = [
      { isInside: selection.has(cell - size), d: `M${x} ${y}h${CELL}` },
      { isInside: selection.has(cell + size), d: `M${x} ${y + CELL}h${CELL}` },
      { isInside: column > 0 && selection.has(cell - 1), d: `M${x} ${y}v${CELL}` },
      { isInside: column < size - 1 && selection.has(cell + 1), d: `M${x + CELL} ${y}v${CELL}` },
    ];
    const d = sides.flatMap(side => (side.isInside ? [] : [side.d])).join('');
    if (d) shapes.push(pathShape('selection', d));
  }
  // A single selected cell already has a frame.
  if (cursor !== undefined && !(selection.size === 1 && selection.has(cursor))) {
    const { x, y } = places.corner(cursor);
    const attributes = { x: x + 4, y: y + 4, width: CELL - 8, height: CELL - 8, rx: 3 };
    shapes.push(rectangle('cursor', attributes));
  }
  return group('outlines', shapes);
}

/** The pictures in docs/algorithms.md: each shows an algorithm at a moment of its run. */

import { frameSceneOf, type WatchedPuzzle } from '../../src/board/drawing/frameDrawing';
import { MatrixDrawing } from '../../src/board/drawing/matrixDrawing';
import { colorsOf } from '../../src/board/drawing/palettes';
import type { Scene, SvgShape } from '../../src/board/drawing/shape';
import { svgOf } from '../../src/board/drawing/svg';
import { listedPuzzleOf } from '../../src/board/listed';
import { Counters, type Frame } from '../../src/core/algorithms/frame';
import { ALGORITHM_NAMES, type AlgorithmName, matrixOf, runOf, startFrame } from '../../src/core/algorithms/index';
import { wordsOf } from '../../src/core/sentences';
import { eventSentence, nameOf } from '../../src/messages/algorithms/algorithms';
import { parse } from '../../src/text/parser/parser';
import type { Puzzle } from '../../src/text/puzzle';

/** The page. */
export const ALGORITHM_PAGE = 'docs/algorithms.md';

/** By algorithm: the number of events that its picture is after. */
const MOMENTS: Readonly<Record<AlgorithmName, number>> = {
  backtracking: 60,
  smallestDomain: 40,
  singles: 7,
  exactCover: 25,
  propagation: 13,
};

/** Pixels per unit of the pictures of grids and of the matrix. */
const SCALE = 0.75;
const MATRIX_SCALE = 0.36;
const COLORS = colorsOf('light');

/** By class: the attributes of shapes of a matrix, which the page colors with its style sheet. */
const MATRIX_STYLE: Readonly<Record<string, SvgShape['attributes']>> = {
  'column left': { fill: 'none' },
  'column covered': { fill: COLORS('peer') },
  'column chosen': { fill: COLORS('exception') },
  chosen: { fill: COLORS('exception') },
  'ones left': { fill: COLORS('given') },
  'ones gone': { fill: COLORS('line') },
  'ones taken': { fill: COLORS('placementEdge') },
};

/** The example, which is the first puzzle in the page. */
function exampleIn(markdown: string): { readonly puzzle: Puzzle; readonly watched: WatchedPuzzle } {
  const [puzzle] = parse(/```sudoku\n([\s\S]*?)```/.exec(markdown)![1]).puzzles;
  const { grid } = puzzle;
  return { puzzle, watched: { grid, drawn: { ...listedPuzzleOf(puzzle), givens: [...grid.digits] } } };
}

const pathOf = (name: string) => `images/algorithms/${name}.svg`;

/** The sections of the page: their headings are the names of the algorithms. */
const algorithmOf = (section: string): AlgorithmName | undefined =>
  ALGORITHM_NAMES.find(name => section.startsWith(`## ${nameOf(name)}\n`));

/** A generated picture with the line below it. */
const PICTURE = /!\[[^\]]*\]\(images\/algorithms\/[^)]*\)\n\n(?:\*\*[^\n]*\n\n)?/g;

/** The page, in which each section begins with its text, a picture, and the numbers of the whole run. */
export function withAlgorithmPictures(markdown: string): string {
  const { watched } = exampleIn(markdown);
  const [intro, ...sections] = markdown.split(/^(?=## )/m);
  const renewed = sections.map(section => {
    const name = algorithmOf(section);
    if (!name) return section;
    const [heading, text, ...rest] = section.replace(PICTURE, '').split('\n\n');
    const matrix = name === 'exactCover' ? [`![The matrix at this moment.](${pathOf('matrix')})`] : [];
    const picture = `![${momentOf(watched, name)}](${pathOf(name)})`;
    return [heading, text, picture, ...matrix, totalsOf(watched, name), ...rest].join('\n\n');
  });
  return [intro, ...renewed].join('');
}

/** The pictures: their paths from the root of the project, and their generators. */
export function algorithmPictures(read: (path: string) => string): { readonly path: string; make(): string }[] {
  const example = () => exampleIn(read(ALGORITHM_PAGE)).watched;
  const grids = ALGORITHM_NAMES.map(name => ({
    path: `docs/${pathOf(name)}`,
    make() {
      const watched = example();
      const view = { hasCandidates: name !== 'backtracking', matrix: matrixOf(name, watched.grid) };
      return written(frameSceneOf(watched, frameAt(watched, name), view), momentOf(watched, name), SCALE);
    },
  }));
  const matrix = {
    path: `docs/${pathOf('matrix')}`,
    make() {
      const watched = example();
      const { grid } = watched;
      const drawing = new MatrixDrawing(matrixOf('exactCover', grid)!, grid, startFrame('exactCover', grid));
      return written(colored(drawing.scene(frameAt(watched, 'exactCover'))), 'The matrix of exact cover', MATRIX_SCALE);
    },
  };
  return [...grids, matrix];
}

const written = (scene: Scene, label: string, scale: number) => `${svgOf(scene, { scale, colors: COLORS, label })}\n`;

/** The state of an algorithm at the moment of its picture. */
function frameAt({ grid }: WatchedPuzzle, name: AlgorithmName): Frame {
  const frame = startFrame(name, grid);
  for (const event of runOf(name, grid)) {
    if (frame.index === MOMENTS[name]) break;
    frame.apply(event);
  }
  return frame;
}

/** The moment of a picture in words. */
function momentOf(watched: WatchedPuzzle, name: AlgorithmName): string {
  const { geometry } = watched.grid;
  const { last, index } = frameAt(watched, name);
  const sentence = eventSentence(last!, { geometry, symbols: watched.drawn.symbols });
  return `${nameOf(name)} after ${index} steps: ${sentence}.`;
}

/** The numbers of the whole run. */
function totalsOf({ grid }: WatchedPuzzle, name: AlgorithmName): string {
  const counters = new Counters();
  let end = '';
  for (const event of runOf(name, grid)) {
    counters.count(event);
    end = event.kind;
  }
  const counts = `${wordsOf(counters.placements)} placements, ${wordsOf(counters.backtracks)} backtracks`;
  return end === 'stuck' ? `**${counts}, then it is stuck.**` : `**${counts} until the puzzle is solved.**`;
}

/** A matrix with its colors as attributes. */
function colored(scene: Scene): Scene {
  const color = (shape: SvgShape): SvgShape => ({
    ...shape,
    attributes: { ...shape.attributes, ...MATRIX_STYLE[shape.className] },
    ...(shape.children && { children: shape.children.map(color) }),
  });
  return { ...scene, layers: scene.layers.map(color) };
}

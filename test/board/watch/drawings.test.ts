import assert from 'node:assert/strict';
import fc from 'fast-check';
import { frameSceneOf } from '../../../src/board/drawing/frameDrawing';
import { MatrixDrawing } from '../../../src/board/drawing/matrixDrawing';
import type { Scene, SvgShape } from '../../../src/board/drawing/shape';
import { listedPuzzleOf } from '../../../src/board/listed';
import { SvgDrawing } from '../../../src/board/page/dom';
import { watchDataOf, watchedPuzzleIn } from '../../../src/board/watch/watchData';
import { type Frame, frameCandidates } from '../../../src/core/algorithms/frame';
import { ALGORITHM_NAMES, type AlgorithmName, matrixOf, runOf, startFrame } from '../../../src/core/algorithms/index';
import { Recording } from '../../../src/core/algorithms/recording';
import { traceOf } from '../../../src/features/steps/trace';
import { parse } from '../../../src/text/parser/parser';
import type { Puzzle } from '../../../src/text/puzzle';
import { RUNS } from '../../core/arbitraries';
import { CountedElement, countingDocument } from './countedElement';

const CLASSIC = '058000003170050008000000100000000000407080006083060017910003070006000080000000034\n';
const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\n';
/** A puzzle that backtracking solves in 8,366 events. */
const WHOLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n';
/** The numbers of events after which the runs below are cut, so that the tests are fast. */
const MOST = 40_000;

const puzzleOf = (text: string) => parse(text).puzzles[0];

const watchedOf = (puzzle: Puzzle) =>
  watchedPuzzleIn(watchDataOf('', puzzle.grid, { ...listedPuzzleOf(puzzle), givens: [...puzzle.grid.digits] }));

/** A recorded run with its drawings. */
function recordedOf(name: AlgorithmName, text: string) {
  const watched = watchedOf(puzzleOf(text));
  const { grid } = watched;
  const start = startFrame(name, grid);
  const recording = new Recording(runOf(name, grid), start, MOST);
  recording.record(MOST);
  const cover = matrixOf(name, grid);
  const matrix = cover && new MatrixDrawing(cover, grid, start);
  const view = { hasCandidates: name !== 'backtracking', matrix: cover };
  return { grid, cover, recording, matrix, scene: (frame: Frame) => frameSceneOf(watched, frame, view) };
}

/** The groups of the cells in a drawing. */
const cellsOf = ({ layers }: Scene): readonly SvgShape[] =>
  layers.find(({ className }) => className === 'glyphs')!.children!;

/** The digits in a drawing, in one line. */
const digitsIn = (scene: Scene): string =>
  cellsOf(scene)
    .map(({ children = [] }) => children.find(({ className }) => className.startsWith('digit'))?.text ?? '.')
    .join('');

describe('the drawing of backtracking', () => {
  it('has the grid of the trace after each step', () => {
    const { recording, scene } = recordedOf('backtracking', CLASSIC);
    const work = traceOf(puzzleOf(CLASSIC), { name: '', maxSteps: 400 });
    let next = work.next();
    while (!next.done) next = work.next();
    // The first half of the trace: each step or removed digit is an event, in the same order.
    const [first] = next.value.text.split('\n... ');
    const lines = first.split('\n');
    let index = 0;
    let compared = 0;
    for (const [i, line] of lines.entries()) {
      if (/^Back /.test(line)) index++;
      if (!/^Step /.test(line)) continue;
      index++;
      compared++;
      const grid = lines.slice(i + 1, i + 12).join('');
      assert.equal(digitsIn(scene(recording.frameAt(index))), grid.replace(/[^\d.]/g, ''), line);
    }
    assert.equal(compared, 200);
  });

  it('has the grid of the trace at each step of a whole run, which ends with the same counts', () => {
    const { recording, scene } = recordedOf('backtracking', WHOLE);
    const work = traceOf(puzzleOf(WHOLE), { name: '', maxSteps: 10_000 });
    let next = work.next();
    while (!next.done) next = work.next();
    const lines = next.value.text.split('\n');
    const of = (word: string) => lines.filter(line => line.startsWith(word)).length;
    const [placed, removed] = [of('Step '), of('Back ')];
    let index = 0;
    for (const [i, line] of lines.entries()) {
      if (!/^(?:Step|Back) /.test(line)) continue;
      index++;
      const { last } = recording.frameAt(index);
      assert.equal(last?.kind, line.startsWith('Step') ? 'place' : 'remove', line);
      if (last?.kind !== 'place') continue;
      const grid = lines.slice(i + 1, i + 12).join('');
      assert.equal(digitsIn(scene(recording.frameAt(index))), grid.replace(/[^\d.]/g, ''), line);
    }
    const { counters } = recording.frameAt(recording.length);
    assert.deepEqual([counters.placements, counters.backtracks], [placed, removed]);
    assert.equal(recording.length, placed + removed + 1);
  });

  it('frames the cell of the event', () => {
    const { recording, scene } = recordedOf('backtracking', CLASSIC);
    for (const index of [1, 2, 8, 9, 10, 500]) {
      const frame = recording.frameAt(index);
      const fills = scene(frame).layers.find(({ className }) => className === 'fills')!.children!;
      const role = frame.last?.kind === 'place' ? 'placement' : 'elimination';
      for (const { className, children = [] } of fills)
        if (['placement', 'elimination', 'evidence'].includes(className))
          assert.equal(children.length, className === role ? 1 : 0, `${index} ${className}`);
    }
  });
});

describe('the candidates in a drawing', () => {
  for (const name of ALGORITHM_NAMES) {
    it(`are those of ${name}`, () => {
      const { grid, cover, recording, scene } = recordedOf(name, HARD);
      for (const index of [0, 1, Math.floor(recording.length / 2), recording.length]) {
        const frame = recording.frameAt(index);
        const masks = frameCandidates(grid.geometry, undefined, frame, cover);
        const eliminated = frame.last?.kind === 'eliminate' ? frame.last.at : -1;
        for (const [cell, { children = [] }] of cellsOf(scene(frame)).entries()) {
          const texts = children.filter(({ tag, className }) => tag === 'text' && className.startsWith('candidate'));
          const shown = texts.map(({ text }) => text).join('');
          const expected = [...'123456789'].filter((_, i) => (masks[cell] >> i) & 1).join('');
          if (name === 'backtracking') assert.equal(shown, '');
          else if (cell !== eliminated) assert.equal([...shown].sort().join(''), expected, `${index} ${cell}`);
        }
      }
    });
  }
});

describe('the drawing of the matrix', () => {
  it('has the rows and columns that the givens leave, at fixed places', () => {
    const { recording, matrix } = recordedOf('exactCover', CLASSIC);
    const [first, last] = [0, recording.length].map(index => matrix!.scene(recording.frameAt(index)));
    const sizes = [0, recording.length].map(index => matrix!.sizeIn(recording.frameAt(index)));
    assert.deepEqual(sizes, [
      { rows: 234, columns: 224 },
      { rows: 0, columns: 0 },
    ]);
    const [columns, , rows] = first.layers;
    assert.deepEqual([columns.children!.length, rows.children!.length], [224, 234]);
    assert.deepEqual(
      last.layers[2].children!.map(({ attributes }) => attributes),
      rows.children!.map(({ attributes }) => attributes),
    );
    assert.equal(last.layers[2].children!.filter(({ className }) => className === 'ones taken').length, 56);
  });
});

describe('the draw operations of a frame', () => {
  before(() => Object.assign(globalThis, { document: countingDocument }));
  after(() => Reflect.deleteProperty(globalThis, 'document'));

  /** The operations that show `scene` after the scenes before it. */
  const drawer = () => {
    const drawing = new SvgDrawing(new CountedElement('svg') as unknown as SVGElement);
    return (scene: Scene) => {
      const before = countingDocument.operations;
      drawing.draw(scene);
      return countingDocument.operations - before;
    };
  };

  for (const name of ALGORITHM_NAMES) {
    it(`do not grow with the number of events of ${name}`, () => {
      const { recording, matrix, scene } = recordedOf(name, HARD);
      const [drawGrid, drawMatrix] = [drawer(), drawer()];
      drawGrid(scene(recording.frameAt(0)));
      if (matrix) drawMatrix(matrix.scene(recording.frameAt(0)));
      let [mostOfGrid, mostOfMatrix] = [0, 0];
      fc.assert(
        fc.property(fc.nat(recording.length), index => {
          mostOfGrid = Math.max(mostOfGrid, drawGrid(scene(recording.frameAt(index))));
          if (matrix) mostOfMatrix = Math.max(mostOfMatrix, drawMatrix(matrix.scene(recording.frameAt(index))));
        }),
        RUNS,
      );
      // A cell takes a few operations, a row or column of the matrix one, and the frame of an event some.
      assert.ok(mostOfGrid <= 8 * 81 + 100, `${mostOfGrid}`);
      const { rows, columns } = matrix?.sizeIn(recording.frameAt(0)) ?? { rows: 0, columns: 0 };
      assert.ok(mostOfMatrix <= rows + columns + 10, `${mostOfMatrix}`);
    });
  }

  it('are only those of changed cells', () => {
    const { recording, scene } = recordedOf('smallestDomain', HARD);
    const draw = drawer();
    let before = scene(recording.frameAt(0));
    draw(before);
    for (let index = 1; index < 500; index++) {
      const after = scene(recording.frameAt(index));
      const changed = cellsOf(after).filter((cell, i) => JSON.stringify(cell) !== JSON.stringify(cellsOf(before)[i]));
      // A placed digit changes its peers at most; four more operations for each of two frames.
      assert.ok(changed.length <= 21, `${index}: ${changed.length}`);
      const operations = draw(after);
      assert.ok(operations <= 8 * changed.length + 16, `${index}: ${operations} for ${changed.length} cells`);
      before = after;
    }
  });

  it('are none if nothing changes', () => {
    const { recording, scene } = recordedOf('singles', CLASSIC);
    const draw = drawer();
    draw(scene(recording.frameAt(5)));
    assert.equal(draw(scene(recording.frameAt(5))), 0);
    assert.notEqual(draw(scene(recording.frameAt(6))), 0);
  });
});

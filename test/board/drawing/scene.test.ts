import assert from 'node:assert/strict';
import { sceneOf } from '../../../src/board/drawing/scene';
import { CELL, MARGIN, type SvgShape } from '../../../src/board/drawing/shape';
import type { View } from '../../../src/board/drawing/view';
import type { Snapshot, StepDrawing } from '../../../src/board/protocol/snapshot';
import { noMarks } from '../../../src/board/snapshot';
import type { ChainMarks } from '../../../src/core/marks';
import { onlyPuzzle } from '../../features/steps';
import { snapshotOf } from '../finished';

const PLAIN: View = { candidates: 'none' };

function snapshot(text: string): Snapshot {
  const puzzle = onlyPuzzle(text);
  const marks = noMarks(puzzle.grid.geometry.cellCount);
  return snapshotOf(puzzle, { version: 1, status: '', marks });
}

/** All shapes of a drawing that have all these classes. */
function shapes(puzzle: Snapshot, view: View, ...classes: string[]): SvgShape[] {
  const found: SvgShape[] = [];
  const visit = (shape: SvgShape) => {
    const own = shape.className.split(' ');
    if (classes.every(name => own.includes(name))) found.push(shape);
    shape.children?.forEach(visit);
  };
  sceneOf(puzzle, view).layers.forEach(visit);
  return found;
}

/** The cell in which a shape is. Each character of a text may have a place: the first one counts. */
function cellOf({ attributes }: SvgShape, size: number): number {
  const column = Math.floor((Number.parseFloat(`${attributes.x ?? attributes.cx}`) - MARGIN) / CELL);
  const row = Math.floor((Number.parseFloat(`${attributes.y ?? attributes.cy}`) - MARGIN) / CELL);
  return row * size + column;
}

const cellsOf = (found: readonly SvgShape[], size: number) => found.map(shape => cellOf(shape, size));

const noStep: StepDrawing = {
  name: '',
  sentence: '',
  explanation: '',
  area: [],
  cells: [],
  candidates: [],
  links: [],
  ghosts: [],
  allowed: [],
};

const FOUR = '12..\n3..2\n....\n2..1\n';

describe('the drawing of a puzzle', () => {
  const puzzle = snapshot(FOUR);

  it('frames doubtful cells, and keeps their digits', () => {
    const problems = [{ cell: 0, kind: 'doubtful digit', message: '' }] as const;
    const doubted = { ...puzzle, problems };
    assert.deepEqual(cellsOf(shapes(doubted, PLAIN, 'fill', 'doubtful'), 4), [0]);
    assert.deepEqual(shapes(doubted, PLAIN, 'fill', 'conflict'), []);
    assert.deepEqual(shapes(doubted, PLAIN, 'digit', 'wrong'), []);
    assert.deepEqual(shapes(puzzle, PLAIN, 'fill', 'doubtful'), []);
  });

  it('has each digit in its cell, and distinguishes givens from entries', () => {
    const given = shapes(puzzle, PLAIN, 'digit', 'given');
    assert.deepEqual(
      given.map(shape => [cellOf(shape, 4), shape.text]),
      [0, 1, 4, 7, 12, 15].map(cell => [cell, String(puzzle.digits[cell])]),
    );
    const entered = { ...puzzle, givens: puzzle.givens.map((given, cell) => (cell === 0 ? 0 : given)) };
    assert.deepEqual(cellsOf(shapes(entered, PLAIN, 'digit', 'entry'), 4), [0]);
  });

  it('is a square with room for its border', () => {
    const { width, height } = sceneOf(puzzle, PLAIN);
    assert.deepEqual([width, height], [4 * CELL + 2 * MARGIN, 4 * CELL + 2 * MARGIN]);
  });

  it('names rows and columns only on request, with equal space at the left and above', () => {
    assert.equal(shapes(puzzle, PLAIN, 'label').length, 0);
    const view = { ...PLAIN, hasLabels: true, cursor: 7 };
    const labels = shapes(puzzle, view, 'label');
    assert.deepEqual(labels.map(({ text }) => text).sort(), ['c1', 'c2', 'c3', 'c4', 'r1', 'r2', 'r3', 'r4']);
    assert.deepEqual(
      shapes(puzzle, view, 'label', 'current').map(({ text }) => text),
      ['r2', 'c4'],
    );
    const { left, top, width, height } = sceneOf(puzzle, view);
    assert.deepEqual([left, top, width, height], [-22, -22, 268, 268]);
  });

  it('has thick lines exactly between regions of any shape', () => {
    const count = (found: SvgShape[]) =>
      found.reduce((sum, { attributes }) => sum + `${attributes.d}`.split('M').length - 1, 0);
    assert.equal(count(shapes(puzzle, PLAIN, 'thick')), 8);
    assert.equal(count(shapes(puzzle, PLAIN, 'thin')), 16);
    const irregular = { ...puzzle, regions: [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3] };
    assert.equal(count(shapes(irregular, PLAIN, 'thick')) + count(shapes(irregular, PLAIN, 'thin')), 24);
    const right = `M${MARGIN + 3 * CELL} ${MARGIN}v${CELL}`;
    assert.ok(`${shapes(irregular, PLAIN, 'thick')[0].attributes.d}`.includes(right));
    assert.ok(`${shapes(puzzle, PLAIN, 'thin')[0].attributes.d}`.includes(right));
  });

  it('has candidates only on request', () => {
    assert.equal(shapes(puzzle, PLAIN, 'candidate').length, 0);
    const drawn = shapes(puzzle, { candidates: 'computed' }, 'candidate').filter(shape => cellOf(shape, 4) === 2);
    assert.deepEqual(
      drawn.map(({ text }) => text),
      ['34'],
    );
    assert.equal(`${drawn[0].attributes.x}`.split(' ').length, 2);
    assert.equal(shapes(puzzle, { candidates: 'listed' }, 'candidate').length, 0);
  });

  it('highlights the peers and equal digits of the cell at the cursor', () => {
    const view = { ...PLAIN, cursor: 0 };
    assert.deepEqual(cellsOf(shapes(puzzle, view, 'fill', 'same'), 4), [15]);
    assert.deepEqual(cellsOf(shapes(puzzle, view, 'fill', 'peer'), 4), [1, 2, 3, 4, 5, 8, 12]);
    assert.equal(shapes(puzzle, { ...PLAIN, cursor: 2 }, 'fill', 'same').length, 0);
  });

  it('fills the selected cells', () => {
    const view = { ...PLAIN, selection: new Set([5, 6]) };
    assert.deepEqual(cellsOf(shapes(puzzle, view, 'fill', 'selected'), 4), [5, 6]);
  });

  describe('frames the selected cells', () => {
    const check = (title: string, cells: readonly number[], ...sidesOfCells: readonly number[]) =>
      it(title, () => {
        const frames = shapes(puzzle, { ...PLAIN, selection: new Set(cells) }, 'selection');
        const sides = frames.map(({ attributes }) => `${attributes.d}`.split('M').length - 1);
        assert.deepEqual(sides, sidesOfCells);
      });
    check('at their four sides', [5], 4);
    check('but not between two of a row', [5, 6], 3, 3);
    check('but not between two of a column', [5, 9], 3, 3);
    check('at each side between cells that touch at a corner', [5, 10], 4, 4);
    check('at the sides of the grid', [0, 3, 12, 15], 4, 4, 4, 4);
    check('between the ends of neighboring rows', [3, 4], 4, 4);
    check('but not within a square', [0, 1, 4, 5], 2, 2, 2, 2);
    check('with nothing for a cell among others', [1, 4, 5, 6, 9], 3, 3, 3, 3);
    check('of the whole grid', [...Array(16).keys()], 2, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 2);
  });

  it('fills cells with problems', () => {
    const wrong = snapshot(FOUR.replace('12..', '122.'));
    assert.deepEqual(cellsOf(shapes(wrong, PLAIN, 'fill', 'conflict'), 4), [1, 2, 7]);
    assert.deepEqual(cellsOf(shapes(wrong, PLAIN, 'digit', 'wrong'), 4), [1, 2, 7]);
  });

  it('fills the rows that cannot be read', () => {
    const unread = snapshot('12..\n3..2\n...\n2..1\n');
    assert.deepEqual(cellsOf(shapes(unread, PLAIN, 'fill', 'conflict'), 4), [8, 9, 10, 11]);
    const few = snapshot('12..\n3..2\n2..1\n');
    assert.equal(few.faults[0].kind, 'unread text');
    assert.equal(shapes(few, PLAIN, 'fill', 'conflict').length, 0);
    // A house without a place for a digit also has a cell, which is not the wrong one.
    assert.equal(shapes(snapshot('..23\n1...\n....\n....\n'), PLAIN, 'fill', 'conflict').length, 0);
  });

  it('has corner marks inside the lines of cages', () => {
    const caged = snapshot(`${FOUR}[Rules]\ncage 7: r3c12\ncage: r3c34\n`);
    const corner = caged.digits.map(digit => (digit === 0 ? 15 : 0));
    const marks = shapes({ ...caged, marks: { ...caged.marks, corner } }, PLAIN, 'mark', 'corner');
    assert.ok(marks.length >= 16);
    // The lines are 4.5 units inside the cells, and a digit is about 9 wide and 12 high.
    for (const { attributes } of marks) {
      const [x, y] = [attributes.x, attributes.y].map(at => (Number(at) - MARGIN) % CELL);
      assert.ok(x - 4.5 > 5 && CELL - x - 4.5 > 5, `${x}`);
      // The y of a text is its baseline.
      assert.ok(y - 12 > 5 && CELL - y > 5, `${y}`);
    }
  });

  describe('with marks of chains', () => {
    const at = (cell: number, mask: number) => noMarks(16).corner.map((none, other) => (other === cell ? mask : none));
    const link = { from: { cell: 2, digit: 3 }, to: { cell: 3, digit: 4 }, kind: 'weak', hasArrow: false } as const;
    const withChains = (chains: ChainMarks, changes: Partial<Snapshot> = {}): Snapshot => ({
      ...puzzle,
      marks: { ...noMarks(16), corner: at(2, 0b1000), chains },
      ...changes,
    });
    const colors = [4, 6, 5].map((color, i) => ({ cell: [2, 3, 8][i], digit: 3, color }));

    it('draws a patch with a different outline behind each candidate, and the marks of its cell as candidates', () => {
      const drawn = withChains({ colors, links: [] });
      const patches = shapes(drawn, PLAIN, 'stroke_note');
      assert.deepEqual(
        patches.map(({ tag, className, attributes }) => [tag, className, Number(attributes.rx) > 0]),
        [
          ['rect', 'fill color4 stroke_note', true],
          ['rect', 'fill color6 stroke_note', false],
          ['rect', 'fill color5 stroke_note', false],
        ],
      );
      assert.deepEqual(
        shapes(drawn, PLAIN, 'candidate').map(shape => [cellOf(shape, 4), shape.text]),
        [
          [2, '4'],
          [2, '3'],
          [3, '3'],
          [8, '3'],
        ],
      );
      assert.equal(shapes(drawn, PLAIN, 'mark').length, 0);
    });
    it('gives each color a different outline or edge', () => {
      const looks = Array.from({ length: 9 }, (_, i) => {
        const [{ tag, attributes }] = shapes(
          withChains({ colors: [{ cell: 2, digit: 3, color: i + 1 }], links: [] }),
          PLAIN,
          'stroke_note',
        );
        return `${tag} ${attributes.rx} ${attributes.transform} ${attributes['stroke-dasharray']}`;
      });
      assert.equal(new Set(looks).size, 9);
    });
    it('draws links, with a head only if they have an arrow', () => {
      const plain = withChains({ colors: [], links: [link] });
      assert.equal(shapes(plain, PLAIN, 'link', 'weak').length, 1);
      assert.equal(shapes(plain, PLAIN, 'head').length, 0);
      const arrow = withChains({ colors: [], links: [{ ...link, kind: 'strong', hasArrow: true }] });
      assert.equal(shapes(arrow, PLAIN, 'link', 'strong').length, 1);
      assert.equal(shapes(arrow, PLAIN, 'head', 'strong').length, 1);
      const ends = shapes(plain, PLAIN, 'candidate').map(shape => [cellOf(shape, 4), shape.text]);
      assert.deepEqual(ends, [
        [2, '34'],
        [3, '4'],
      ]);
    });
    it('bends links at an edge of the grid to the inside', () => {
      const corners = [0, 3, 15, 12, 0];
      const sides = corners.slice(1).map((to, i) => [corners[i], to]);
      for (const [from, to] of [...sides, ...sides.map(side => [...side].reverse())]) {
        for (const digit of [1, 2, 3, 4]) {
          const edge = { from: { cell: from, digit }, to: { cell: to, digit }, kind: 'weak' as const, hasArrow: false };
          const empty = { digits: puzzle.digits.map(() => 0) };
          const [{ attributes }] = shapes(withChains({ colors: [], links: [edge] }, empty), PLAIN, 'link', 'weak');
          const [ax, ay, x, y, bx, by] = [...`${attributes.d}`.matchAll(/[\d.-]+/g)].map(Number);
          const peak = [(ax + 2 * x + bx) / 4, (ay + 2 * y + by) / 4];
          assert.ok(
            peak.every(place => place > MARGIN && place < MARGIN + 4 * CELL),
            `${digit} from ${from} to ${to}: ${peak}`,
          );
        }
      }
    });
    it('draws nothing in filled cells, and nothing while a step is shown', () => {
      const digits = puzzle.digits.map((digit, cell) => (cell === 2 ? 4 : digit));
      const filled = withChains({ colors: colors.slice(0, 1), links: [link] }, { digits });
      assert.equal(shapes(filled, PLAIN, 'stroke_note').length + shapes(filled, PLAIN, 'link').length, 0);
      const step = { ...noStep, allowed: puzzle.candidates };
      const hidden = withChains({ colors, links: [link] }, { step });
      assert.equal(shapes(hidden, PLAIN, 'stroke_note').length + shapes(hidden, PLAIN, 'link').length, 0);
      assert.equal(shapes(hidden, PLAIN, 'mark').length, 1);
    });
    it('draws the patches behind computed candidates too', () => {
      const drawn = withChains({ colors, links: [] });
      const all = shapes(drawn, { candidates: 'computed' }, 'candidate').map(({ text = '' }) => text.length);
      const plain = shapes(puzzle, { candidates: 'computed' }, 'candidate').map(({ text = '' }) => text.length);
      const sum = (lengths: number[]) => lengths.reduce((a, b) => a + b, 0);
      // Candidate 3 of cell 8 is not possible, and is drawn because it has a color.
      const missing = colors.filter(({ cell }) => (puzzle.candidates[cell] & 0b100) === 0).length;
      assert.equal(sum(all), sum(plain) + missing);
    });
  });

  it('has corner and center marks and colors, without marks where candidates are drawn', () => {
    const at = (cell: number, mask: number) => noMarks(16).corner.map((none, other) => (other === cell ? mask : none));
    const marked: Snapshot = {
      ...puzzle,
      marks: {
        corner: at(2, 0b1100),
        centre: at(3, 0b1001),
        colour: at(0, 0b11),
      },
    };
    assert.deepEqual(
      shapes(marked, PLAIN, 'mark', 'corner').map(shape => [cellOf(shape, 4), shape.text]),
      [
        [2, '3'],
        [2, '4'],
      ],
    );
    assert.deepEqual(
      shapes(marked, PLAIN, 'mark', 'centre').map(shape => [cellOf(shape, 4), shape.text]),
      [[3, '14']],
    );
    assert.deepEqual(cellsOf([...shapes(marked, PLAIN, 'color1'), ...shapes(marked, PLAIN, 'color2')], 4), [0, 0]);
    assert.equal(shapes(marked, { candidates: 'computed' }, 'mark').length, 0);
  });
});

describe('automatic marks', () => {
  const four = snapshot(FOUR);
  const own = { ...four.marks, centre: four.marks.centre.map((_, cell) => (cell === 2 ? 0b10 : 0)) };
  const texts = (changes: Partial<Snapshot>, ...classes: string[]) =>
    shapes({ ...four, ...changes }, { candidates: 'listed' }, 'mark', ...classes).map(({ text }) => text);

  it('are the candidates of empty cells without center marks', () => {
    const automatic = texts({ hasAutomaticMarks: true, marks: own }, 'automatic');
    assert.equal(automatic.length, four.digits.filter(digit => digit === 0).length - 1);
    assert.equal(automatic[0], '34');
    assert.equal(texts({ hasAutomaticMarks: true, marks: own }, 'centre')[0], '2');
  });
  it('are drawn only if the setting is on', () => assert.deepEqual(texts({ marks: own }), ['2']));
  it('do not change corner marks', () => {
    const corner = four.marks.corner.map((_, cell) => (cell === 2 ? 0b1 : 0));
    assert.deepEqual(texts({ hasAutomaticMarks: true, marks: { ...own, corner } }, 'corner'), ['1']);
  });
});

describe('the drawing of a step', () => {
  const puzzle = snapshot(FOUR);
  const step: StepDrawing = {
    ...{ name: 'Chain', sentence: '', explanation: '' },
    area: [0, 1],
    cells: [{ cell: 2, role: 'placement' }],
    candidates: [
      { cell: 2, digit: 3, role: 'evidence' },
      { cell: 3, digit: 4, role: 'elimination' },
    ],
    links: [
      { from: { digit: 3, cells: [2] }, to: { digit: 4, cells: [3] }, kind: 'strong' },
      { from: { digit: 4, cells: [3] }, to: { digit: 4, cells: [5, 9] }, kind: 'weak' },
    ],
    ghosts: [{ cell: 8, digit: 1 }],
    allowed: puzzle.candidates,
  };
  const shown = { ...puzzle, step };

  it('fills its area and its cells, but not peers', () => {
    assert.deepEqual(cellsOf(shapes(shown, { ...PLAIN, cursor: 0 }, 'fill', 'area'), 4), [0, 1]);
    assert.deepEqual(cellsOf(shapes(shown, PLAIN, 'fill', 'placement'), 4), [2]);
    assert.equal(shapes(shown, { ...PLAIN, cursor: 0 }, 'fill', 'peer').length, 0);
  });

  it('marks its candidates and strikes out its eliminations', () => {
    assert.deepEqual(cellsOf(shapes(shown, PLAIN, 'disc', 'evidence'), 4), [2]);
    assert.deepEqual(cellsOf(shapes(shown, PLAIN, 'disc', 'elimination'), 4), [3]);
    assert.equal(shapes(shown, PLAIN, 'strike').length, 1);
  });

  it('keeps the marks during the first stage of a hint, and hides the current ones along a path', () => {
    const centre = puzzle.digits.map((digit, cell) => (digit === 0 && cell === 2 ? 0b1100 : 0));
    const marked = { ...puzzle, marks: { ...puzzle.marks, centre } };
    const early = { ...step, cells: [], candidates: [], links: [], ghosts: [] };
    assert.equal(shapes({ ...marked, step: early }, PLAIN, 'mark').length, shapes(marked, PLAIN, 'mark').length);
    assert.ok(shapes(marked, PLAIN, 'mark').length > 0);
    const inPath = { index: 0, count: 3 };
    assert.equal(shapes({ ...marked, step: { ...early, inPath } }, PLAIN, 'mark').length, 0);
  });

  it('shows all candidates of its position even if candidates are off', () =>
    assert.ok(shapes(shown, PLAIN, 'candidate').length > 2));

  it('shows the digits of earlier steps as ghosts', () =>
    assert.deepEqual(
      shapes(shown, PLAIN, 'digit', 'ghost').map(shape => [cellOf(shape, 4), shape.text]),
      [[8, '1']],
    ));

  it('has an arrow for each link, and a frame around each group', () => {
    assert.equal(shapes(shown, PLAIN, 'link', 'strong').length, 1);
    assert.equal(shapes(shown, PLAIN, 'link', 'weak').length, 1);
    assert.equal(shapes(shown, PLAIN, 'head').length, 2);
    assert.equal(shapes(shown, PLAIN, 'group').length, 1);
  });
});

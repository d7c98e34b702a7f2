import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { listedPuzzleOf } from '../../../src/board/listed';
import type { ToPage } from '../../../src/board/protocol/messages';
import type { Snapshot, StepDrawing } from '../../../src/board/protocol/snapshot';
import { toPage } from '../../../src/board/protocol/toPage';
import { noMarks, rulesOnBoard } from '../../../src/board/snapshot';
import { marksOf } from '../../../src/text/marks/marks';
import { parse } from '../../../src/text/parser/parser';
import type { Puzzle } from '../../../src/text/puzzle';
import { sourceOf } from '../../text/source';
import { snapshotOf } from '../finished';
import { ruledPuzzle } from '../rules/ruled';

const PLAIN = { version: 1, status: '', marks: noMarks(16) };

const MARKED =
  '12..\n3..2\n....\n2..1\n# corner: r1c3=34\n# centre: r1c4=4\n# colour: r1c1=19 r1c4=2\n# color 4: r1c3=3\n# weak link: r1c3=3>r1c4=3\n';

/** A step with every part that a drawing can have. */
const STEP: StepDrawing = {
  name: 'X-Chain',
  inPath: { index: 0, count: 3 },
  sentence: 'r1c3<>4',
  explanation: '',
  area: [0, 1],
  cells: [{ cell: 2, role: 'placement' }],
  candidates: [{ cell: 2, digit: 4, role: 'elimination' }],
  links: [{ from: { digit: 4, cells: [2] }, to: { digit: 4, cells: [3, 7] }, kind: 'weak', isPlain: true }],
  ghosts: [{ cell: 5, digit: 1 }],
  allowed: new Array<number>(16).fill(3),
};

const message = (snapshot: Snapshot): ToPage => ({ type: 'snapshot', snapshot, answered: 0 });

function snapshotIn(puzzle: Puzzle, text: string, changes: Partial<Snapshot> = {}): Snapshot {
  return { ...snapshotOf(puzzle, { version: 1, status: 'fine', marks: marksOf(puzzle, sourceOf(text)) }), ...changes };
}

const [FOUR] = parse(MARKED).puzzles;

/** A message of each kind, with every field. */
const FULL: readonly ToPage[] = [
  message(
    snapshotIn(FOUR, MARKED, {
      document: '1',
      listed: new Array<number>(16).fill(0),
      problems: [{ cell: 3, kind: 'no candidates', message: 'No digit fits r1c4' }],
      faults: [{ kind: 'unread text', message: 'Row 2: too short', places: [4, 5, 6, 7], isWarning: false }],
      hasOneSolution: true,
      index: 2,
      locked: { reason: 'It is locked.', cells: [3] },
      guard: 'on',
      step: STEP,
      descriptions: new Array<string[]>(16).fill(['even']),
      peers: new Array<number[]>(16).fill([3]),
    }),
  ),
  { type: 'nothing', message: 'x' },
  { type: 'refused', id: 1, message: 'x' },
  { type: 'notice', message: 'x' },
  { type: 'at', start: 5, cell: 3 },
  { type: 'list', from: 0, search: '', total: 1, current: 0, puzzles: [{ ...listedPuzzleOf(FOUR), index: 0 }] },
];

/** Fields that may be absent. */
const OPTIONAL = [
  'document',
  'listed',
  'locked',
  'guard',
  'step',
  'inPath',
  'current',
  'notice',
  'peers',
  'places',
  'isWarning',
  'hasOneSolution',
  'index',
  'descriptions',
  'chains',
  'isPlain',
];
/** Lists whose length depends on the size. */
const BY_SIZE = [
  'regions',
  'symbols',
  'digits',
  'givens',
  'candidates',
  'listed',
  'corner',
  'centre',
  'colour',
  'allowed',
  'notice',
  'peers',
];
/** Texts that must be one of a list. */
const NAMES = ['type', 'kind', 'role', 'guard'];

type Path = readonly (string | number)[];

/** The paths of all fields and entries of a value. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = [...path, Array.isArray(value) ? Number(name) : name];
    return [at, ...pathsIn(inner, at)];
  });
}

/** Values that a field cannot have. The symbol removes the field. */
const REMOVED = Symbol('removed');
function wrongFor(name: string | number, value: unknown): unknown[] {
  const others = [
    null,
    Symbol.iterator,
    ...(OPTIONAL.includes(`${name}`) || typeof name === 'number' ? [] : [REMOVED]),
  ];
  if (typeof value === 'number') return [...others, -1, 1.5, Number.NaN, 2 ** 53, '1', true, [1]];
  if (typeof value === 'string') return [...others, 1, {}, [], false, ...(NAMES.includes(`${name}`) ? ['other'] : [])];
  if (typeof value === 'boolean') return [...others, 0, 'true', {}];
  if (!Array.isArray(value)) return [...others, 1, 'x', [], {}];
  const lengths = BY_SIZE.includes(`${name}`) ? [[], value.slice(1), [...value, value[0]]] : [];
  return [
    ...others,
    1,
    'x',
    {},
    [...value, null],
    ...(lengths.length > 0 && typeof value[0] !== 'object' ? lengths : []),
  ];
}

/** Returns a copy in which one field has another value. */
function damaged<T>(value: T, [name, ...rest]: Path, other: unknown): T {
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;
  copy[name] = rest.length === 0 ? other : damaged(copy[name], rest, other);
  if (copy[name] === REMOVED) delete copy[name];
  return copy as T;
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce((inner, name) => (inner as Record<string | number, unknown>)[name], value);

describe('the drawing of rules in a message', () => {
  const made = message(snapshotOf(ruledPuzzle(['cage 5: r1c1 r1c2', 'sandwich 5: c1'], 4), PLAIN));
  const rules = (made as Extract<ToPage, { readonly type: 'snapshot' }>).snapshot.rules!;
  const withShape = (shape: object) => ({
    ...made,
    snapshot: { ...Object(made).snapshot, rules: { ...rules, above: [shape] } },
  });
  const check = (name: string, shape: object, isTaken: boolean) =>
    it(`${isTaken ? 'takes' : 'rejects'} ${name}`, () => assert.equal(toPage(withShape(shape)) !== undefined, isTaken));
  const path = { tag: 'path', className: 'x', attributes: { d: 'M0 0', 'stroke-width': 2 } };

  it('is accepted', () => assert.deepEqual(toPage(JSON.parse(JSON.stringify(made))), made));
  check('a shape', path, true);
  check('a shape in a shape', { tag: 'g', className: '', attributes: {}, children: [path] }, true);
  check('a script', { ...path, tag: 'script' }, false);
  check('code', { ...path, attributes: { onclick: 'x' } }, false);
  check('an address', { ...path, attributes: { href: 'x' } }, false);
  check('an attribute that drawings never have', { ...path, attributes: { d: {} } }, false);
  check('a number that is not finite', { ...path, attributes: { x: Number.NaN } }, false);
  check('a shape without attributes', { ...path, attributes: null }, false);
  check(
    'a script in a shape',
    { tag: 'g', className: '', attributes: {}, children: [{ ...path, tag: 'script' }] },
    false,
  );
  it('rejects space that is not a number', () => {
    const frame = { ...rules.frame, top: -1 };
    assert.equal(toPage({ ...made, snapshot: { ...Object(made).snapshot, rules: { ...rules, frame } } }), undefined);
  });
  it('rejects cells outside the grid', () => {
    const other = { ...rules, labeled: [16] };
    assert.equal(toPage({ ...made, snapshot: { ...Object(made).snapshot, rules: other } }), undefined);
  });
});

describe('a message to the page', () => {
  for (const full of FULL) {
    it(`is accepted: ${full.type}`, () => {
      assert.equal(toPage(full), full);
      assert.deepEqual(toPage(JSON.parse(JSON.stringify(full))), full);
    });
  }

  it('is accepted with a snapshot of every sample', () => {
    for (const name of readdirSync('samples')) {
      const text = readFileSync(join('samples', name), 'utf8');
      for (const puzzle of parse(text).puzzles) {
        const made = JSON.parse(JSON.stringify(message(snapshotIn(puzzle, text))));
        assert.ok(toPage(made), `${name} at ${puzzle.start}`);
      }
    }
  });

  it('is accepted with a snapshot of any text of a puzzle', () => {
    const cell = fc.constantFrom(...'.1234x');
    fc.assert(
      fc.property(fc.array(cell, { minLength: 16, maxLength: 16 }), fc.string(), (cells, comment) => {
        const text = `# ${comment.replace(/\s/g, ' ')}\n${cells.join('').replace(/....(?=.)/g, '$&\n')}\n`;
        for (const puzzle of parse(text).puzzles) assert.ok(toPage(message(snapshotIn(puzzle, text))), text);
      }),
    );
  });

  it('is rejected if any field is invalid', () => {
    const fields = FULL.flatMap(full => pathsIn(full).map(path => ({ full, path })));
    const damage = fc
      .constantFrom(...fields)
      .chain(({ full, path }) =>
        fc.constantFrom(...wrongFor(path.at(-1)!, at(full, path))).map(other => ({ full, path, other })),
      );
    fc.assert(
      fc.property(damage, ({ full, path, other }) => {
        assert.equal(toPage(damaged(full, path, other)), undefined, `${path.join('.')}: ${String(other)}`);
      }),
      { numRuns: 2000 },
    );
  });

  it('is rejected if a number is out of the range of its puzzle', () => {
    const [full] = FULL;
    const wrong: readonly (readonly [string, unknown])[] = [
      ['snapshot.size', 26],
      ['snapshot.size', 0],
      ['snapshot.size', 5],
      ['snapshot.digits.3', 5],
      ['snapshot.givens.3', 5],
      ['snapshot.regions.3', 16],
      ['snapshot.problems.0.cell', 16],
      ['snapshot.step.area.0', 16],
      ['snapshot.step.candidates.0.digit', 0],
      ['snapshot.step.links.0.to.cells', []],
      ['snapshot.step.ghosts.0.digit', 5],
      ['snapshot.locked.cells', 'some'],
    ];
    for (const [path, other] of wrong) {
      const names = path.split('.').map(name => (/^\d+$/.test(name) ? Number(name) : name));
      assert.equal(toPage(damaged(full, names, other)), undefined, `${path}: ${other}`);
    }
  });

  it('may have only the rules, which are checked for their own size', () => {
    const rules = rulesOnBoard(ruledPuzzle(['cage 5: r1c1 r1c2', 'thermo: r3c3 r4c4', 'anti-knight'], 4));
    assert.ok(rules.rules && rules.legend && rules.descriptions && rules.inWords && rules.peers);
    const full: ToPage = { type: 'rules', rules };
    assert.equal(toPage(full), full);
    for (const path of [
      'size',
      'rules.shades',
      'legend.words',
      'descriptions.3',
      'inWords.rules.0.cells.0',
      'peers.0.0',
    ])
      assert.equal(toPage(damaged(full, ['rules', ...path.split('.')], 16)), undefined, path);
  });

  it('can be any value without an error', () => {
    fc.assert(fc.property(fc.anything(), value => void toPage(value)));
    for (const value of [undefined, 'snapshot', {}, { type: 'ready' }, { type: 'constructor' }]) {
      assert.equal(toPage(value), undefined);
    }
  });
});

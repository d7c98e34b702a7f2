import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../src/core/geometry';
import { Random } from '../../src/core/random';
import { type CellDirection, ray } from '../../src/core/rules/cells';
import { cellsOf } from '../../src/core/rules/constraint';
import { houseKinds, windowsOf } from '../../src/core/rules/kinds/houses';
import type { Rule } from '../../src/core/rules/rule';
import { solve } from '../../src/core/solver/index';
import { lossesOf, obstacleOf, type WritableFormat } from '../../src/formats/format';
import { fPuzzles, fPuzzlesJson } from '../../src/formats/fPuzzles/fPuzzles';
import { WRITABLE_FORMATS } from '../../src/formats/index';
import { iss } from '../../src/formats/iss/iss';
import { areSideBySide } from '../../src/formats/shared/lostRule';
import { RUNS } from '../core/arbitraries';
import { exampleOf, KINDS, randomRule, ruleIn } from '../core/rules/examples';
import { contentWith, type Parts, partsOf, type ReadParts, read } from './solving';

/** Returns the rules that a rule becomes when it is written and read back, perhaps in other words, or undefined if it is lost. */
type Becomes = (rule: Rule, content: Parts) => readonly Rule[] | undefined;

const inIss: Becomes = (rule, { size, regions }) => {
  const regionsOf = (sets: readonly (readonly number[])[]) => sets.map((cells): Rule => ({ kind: 'region', cells }));
  if (exampleOf(rule.kind).iss === undefined) return undefined;
  switch (rule.kind) {
    case 'entropic':
    case 'globalEntropy':
      return size === 9 ? [rule] : undefined;
    case 'whiteDot':
    case 'blackDot':
      return areSideBySide(size, rule.cells) ? [rule] : undefined;
    case 'x':
    case 'v':
      return areSideBySide(size, rule.cells) ? [rule] : [{ ...rule, kind: 'sum', sum: rule.kind === 'x' ? 10 : 5 }];
    case 'greater':
      return areSideBySide(size, rule.cells) ? [rule] : [{ kind: 'thermo', cells: [...rule.cells].reverse() }];
    case 'between':
    case 'zipper':
      return rule.cells.length < 3 ? [] : [rule]; // has no effect
    case 'clone':
      return rule.original.map((cell, i) => ({ kind: 'clone', original: [cell], copy: [rule.copy[i]] }));
    case 'windoku':
      return regions === undefined ? [rule] : regionsOf(windowsOf(geometryOfSize(size)));
    case 'disjointGroups':
      return regions === undefined
        ? [rule]
        : regionsOf(
            houseKinds.disjointGroups.constraints({ kind: 'disjointGroups' }, geometryOfSize(size), []).map(cellsOf),
          );
    default:
      return [rule];
  }
};

const inFPuzzles: Becomes = (rule, { size, regions, rules }) => {
  const isInside = (cell: number, [down, right]: CellDirection) => {
    const [row, column] = [Math.floor(cell / size) - down, (cell % size) - right];
    return row >= 0 && row < size && column >= 0 && column < size;
  };
  if (exampleOf(rule.kind).fPuzzles === undefined) return undefined;
  switch (rule.kind) {
    case 'between':
    case 'zipper':
      return rule.cells.length < 3 ? [] : [rule];
    case 'windoku':
      return windowsOf(geometryOfSize(size)).map((cells): Rule => ({ kind: 'region', cells }));
    case 'disjointGroups':
      return regions === 'none' ? undefined : [rule];
    case 'nonConsecutive':
      return hasDots(rules) ? undefined : [strictInFPuzzles(size, rules)];
    case 'strictKropki':
    case 'strictWhiteDots':
    case 'strictBlackDots':
      return [strictInFPuzzles(size, rules)];
    case 'whiteDot':
    case 'blackDot':
    case 'x':
    case 'v':
      return areSideBySide(size, rule.cells) ? [rule] : undefined;
    case 'greater':
      return [{ kind: 'thermo', cells: [...rule.cells].reverse() }];
    case 'modular':
      return rule.modulus === 3 ? [rule] : undefined;
    case 'entropic':
      return size % 3 === 0 ? [rule] : undefined;
    case 'regionSum':
      return regions === 'none' ? undefined : [rule];
    case 'littleKiller':
      return isInside(rule.cell, rule.move) ? undefined : [rule];
    default:
      return [rule];
  }
};

const hasDots = (rules: readonly Rule[]) => rules.some(({ kind }) => kind === 'whiteDot' || kind === 'blackDot');

/** The combination of all rules about adjacent cells without a dot. If there are no dots, it may include non-consecutive. */
function strictInFPuzzles(size: number, rules: readonly Rule[]): Rule {
  const has = (...kinds: readonly Rule['kind'][]) => rules.some(({ kind }) => kinds.includes(kind));
  const isNonConsecutive = has('strictKropki', 'strictWhiteDots') || (has('nonConsecutive') && !hasDots(rules));
  const kept = rules.filter(rule => 'cells' in rule && areSideBySide(size, [rule.cells[0], rule.cells[1]]));
  if (has('strictKropki', 'strictBlackDots')) return { kind: isNonConsecutive ? 'strictKropki' : 'strictBlackDots' };
  return { kind: hasDots(kept) ? 'strictWhiteDots' : 'nonConsecutive' };
}

/** Rules as texts, sorted: equal for rules with the same meaning. */
function said(rules: readonly Rule[], { size }: Parts): string[] {
  const allowed = new Map<number, number>();
  const texts = rules.flatMap(rule => {
    if (rule.kind === 'digits') {
      for (const cell of rule.cells) allowed.set(cell, (allowed.get(cell) ?? -1) & rule.digits);
      return [];
    }
    return [JSON.stringify(normal(rule, size), (_, value) => (typeof value === 'object' ? sorted(value) : value))];
  });
  const cells = [...allowed].map(([cell, mask]) => `${cell} ${mask}`);
  return [...new Set([...texts, ...cells])].sort();
}

const sorted = (value: object | null) =>
  value === null || Array.isArray(value) ? value : Object.fromEntries(Object.entries(value).sort());

function normal(rule: Rule, size: number): Rule {
  if (rule.kind === 'sum') return { ...rule, cells: [...rule.cells].sort((a, b) => a - b) };
  if (rule.kind === 'littleKiller')
    return normal({ kind: 'sum', sum: rule.sum, cells: ray(geometryOfSize(size), rule.cell, rule.move) }, size);
  if (rule.kind === 'sandwich') return { ...rule, sight: { ...rule.sight, isReversed: false } };
  if (rule.kind === 'quad') return { ...rule, digits: [...rule.digits].sort() };
  if (rule.kind !== 'sumLine') return rule;
  const { isLoop, ...others } = rule;
  return isLoop ? rule : others;
}

/** Whether a rule has as many cells as its form needs. */
function isWhole(rule: Rule): boolean {
  if (rule.kind === 'arrow') return rule.shaft.length > 0 && rule.circle.length > 0;
  if (rule.kind === 'digits') return (rule.digits & (rule.digits - 1)) !== 0;
  return !('cells' in rule) || new Set(rule.cells).size > 1;
}

/** Columns, except that the first two are swapped in the lower rows. */
const irregular = (size: number): Uint8Array =>
  Uint8Array.from({ length: size * size }, (_, cell) => {
    const column = cell % size;
    return cell >= size * 2 && column < 2 ? 1 - column : column;
  });

const contents: fc.Arbitrary<Parts> = fc
  .record({
    seed: fc.nat(),
    size: fc.constantFrom(4, 6, 9, 9, 9, 12, 16),
    form: fc.constantFrom('boxes', 'none', 'irregular'),
    count: fc.integer({ min: 0, max: 8 }),
    words: fc.record(
      { title: fc.constant('A Title'), author: fc.constant('Someone'), ruleset: fc.constant('One.\nTwo.') },
      { requiredKeys: [] },
    ),
  })
  .map(({ seed, size, form, count, words }) => {
    const geometry = geometryOfSize(size);
    const random = new Random(seed);
    const digits = SOLUTIONS.get(size)!;
    const rules = Array.from({ length: count }, () => randomRule(geometry, digits, random)).filter(
      rule => rule !== undefined,
    );
    const givens = digits.map(digit => (random.below(4) === 0 ? digit : 0));
    const entered = digits.map((digit, cell) => (givens[cell] > 0 || random.below(8) === 0 ? digit : 0));
    return {
      size,
      ...(form === 'none' && { regions: 'none' as const }),
      ...(form === 'irregular' && { regions: irregular(size) }),
      givens,
      digits: entered,
      rules: rules.filter(isWhole).filter(rule => !touchesGiven(rule, givens)),
      ...words,
    };
  });

/** Digits of a given cell are not written again. */
const touchesGiven = (rule: Rule, givens: Uint8Array) =>
  rule.kind === 'digits' && rule.cells.some(cell => givens[cell] > 0);

const SOLUTIONS = new Map(
  [4, 6, 9, 12, 16].map(size => {
    const solution = solve({ geometry: geometryOfSize(size), digits: new Uint8Array(size * size) });
    assert.ok(solution);
    return [size, Uint8Array.from(solution)] as const;
  }),
);

/** Writes a puzzle and reads it back. */
function check(parts: Parts, format: WritableFormat, becomes: Becomes): ReadParts {
  const content = contentWith(parts);
  const before = partsOf(content); // each rule once, regions in order
  const text = format.write([content]);
  const back = read(text);
  assert.deepEqual(back.lost, [], text);
  const kept = before.rules.map(rule => becomes(rule, before));
  assert.deepEqual(
    said(back.rules, before),
    said(
      kept.flatMap(rules => rules ?? []),
      before,
    ),
    text,
  );
  assert.equal(back.size, before.size);
  assert.deepEqual(back.regions, before.regions);
  assert.deepEqual([...back.givens], [...before.givens]);
  const isLost = lossesOf(format, content).some(each => each.startsWith('dropped the rule "'));
  assert.equal(isLost, kept.includes(undefined), text);
  return back;
}

describe('the example of every kind of rule is written with its names in other programs, and read back', () => {
  const empty = new Uint8Array(81);
  for (const kind of KINDS) {
    const { lines, iss: string, fPuzzles: members } = exampleOf(kind);
    const [{ line }] = lines;
    const rule = ruleIn(line);
    const parts: Parts = { size: 9, givens: empty, digits: empty, rules: [rule] };
    it(`as Interactive Sudoku Solver strings: ${line}`, () => {
      const back = check(parts, iss, inIss);
      assert.deepEqual(back.rules, inIss(rule, parts) ?? []);
      assert.equal(iss.write([contentWith(parts)]), `.Shape~9x9${string ?? ''}`);
    });
    it(`as f-puzzles JSON: ${line}`, () => {
      const back = check(parts, fPuzzlesJson, inFPuzzles);
      assert.deepEqual(back.rules, inFPuzzles(rule, parts) ?? []);
      const { size, grid, ...written } = JSON.parse(fPuzzlesJson.write([contentWith(parts)]));
      assert.equal(Object.keys(written).sort().join(' '), members ?? '');
    });
  }
});

describe('variant puzzles can be written and read', () => {
  it('as Interactive Sudoku Solver strings', () =>
    fc.assert(
      fc.property(contents, parts => {
        const back = check(parts, iss, inIss);
        assert.deepEqual([...back.digits], [...parts.givens]);
        const lost = lossesOf(iss, contentWith(parts));
        assert.equal(lost.includes('entries'), parts.digits.join() !== parts.givens.join());
        assert.equal(lost.includes('title'), parts.title !== undefined);
      }),
      RUNS,
    ));
  it('as f-puzzles JSON', () =>
    fc.assert(
      fc.property(contents, parts => {
        const { digits, title, author, ruleset } = check(parts, fPuzzlesJson, inFPuzzles);
        const { title: t, author: a, ruleset: r } = parts;
        assert.deepEqual({ digits, title, author, ruleset }, { digits: parts.digits, title: t, author: a, ruleset: r });
      }),
      RUNS,
    ));
  it('as f-puzzles links', () =>
    fc.assert(
      fc.property(contents, parts => void check(parts, fPuzzles, inFPuzzles)),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 10) },
    ));
  it('but not in formats of other programs when they are too large', () => {
    const large = contentWith({
      size: 25,
      givens: new Uint8Array(625),
      digits: new Uint8Array(625),
      rules: [{ kind: 'antiKing' }],
    });
    const ids = WRITABLE_FORMATS.filter(format => obstacleOf(format, large) === undefined).map(({ id }) => id);
    assert.deepEqual(ids, ['plain', 'spaced', 'bordered', 'boxDrawing', 'sdk']);
  });
});

/**
 * The names of the rules that puzzles can be generated with: `killer`, `jigsaw`, `anti-knight`. They are the names of lines of
 * `[Rules]`, without cells, and some that are only valid here.
 */

import {
  MARK_KINDS,
  type MarkKind,
  marksOfStrict,
  NO_RULES,
  STRICT_KINDS,
  type WantedRules,
  WHOLE_KINDS,
} from '../../core/generator/rules/wanted';
import { geometryOfSize } from '../../core/geometry';
import type { Rule } from '../../core/rules/rule';
import * as messages from '../../messages/index';
import { foundResult, none, type Result } from '../../text/result';
import { readRuleLine, writeRules, writingOf } from '../../text/rules/index';

/** The rules that a name adds. */
type Addition = Partial<WantedRules>;

/** Names of two kinds of marks together. No line of `[Rules]` has them. */
const JOINED: Readonly<Record<string, readonly [MarkKind, MarkKind]>> = {
  kropki: ['whiteDot', 'blackDot'],
  xv: ['x', 'v'],
};

/** Names that no line of `[Rules]` has. */
const OWN: Readonly<Record<string, Addition>> = {
  jigsaw: { regions: 'jigsaw' },
  irregular: { regions: 'jigsaw' },
  ...Object.fromEntries(Object.entries(JOINED).map(([name, marks]) => [name, { marks }])),
};

/** How a kind of rule is written. The name can be read. */
const nameOf = (kind: Rule['kind']) => writingOf(kind).generated ?? writingOf(kind).names[0];

/** All rules of the whole grid are read and written for this size; whether other sizes allow them is checked later. */
const nine = geometryOfSize(9);

/** The names of a kind in the list: a joined name instead of two, and then the rules that all these marks are given. */
function listedNames(kind: MarkKind): string[] {
  const joined = Object.entries(JOINED).find(([, kinds]) => kinds.includes(kind));
  if (!joined) return [nameOf(kind)];
  const [name, kinds] = joined;
  if (kind !== kinds[0]) return [];
  return [name, ...STRICT_KINDS.filter(strict => kinds.some(each => marksOfStrict(strict).includes(each))).map(nameOf)];
}

/** The names that lists offer. Each is a separate entry. */
export const RULE_NAMES: readonly string[] = [
  'jigsaw',
  'no boxes',
  ...WHOLE_KINDS.map(kind => (kind === 'diagonal' ? 'diagonals' : nameOf(kind))),
  ...MARK_KINDS.flatMap(listedNames),
];

/** The rules with these names, or the reason why a name is unknown. */
export function rulesOfNames(names: readonly string[]): Result<WantedRules> {
  let rules = NO_RULES;
  for (const name of names) {
    const addition = additionOf(name);
    if (!addition.isFound) return addition;
    const { regions = 'boxes', whole = [], marks = [], strict = [] } = addition.value;
    if (regions !== 'boxes' && rules.regions !== 'boxes' && regions !== rules.regions)
      return none(messages.generating.bothRegions());
    rules = {
      regions: regions === 'boxes' ? rules.regions : regions,
      whole: [...rules.whole, ...whole],
      marks: [...rules.marks, ...marks],
      strict: [...rules.strict, ...strict],
    };
  }
  return foundResult(inOrder(rules));
}

/** The names of rules, in an order that does not depend on the request. */
export function namesOfRules({ regions, whole, marks, strict }: WantedRules): string[] {
  const pairs = Object.entries(JOINED).filter(([, kinds]) => kinds.every(kind => marks.includes(kind)));
  const single = marks.filter(kind => !pairs.some(([, kinds]) => kinds.includes(kind)));
  return [
    ...(regions === 'jigsaw' ? ['jigsaw'] : regions === 'none' ? ['no boxes'] : []),
    ...writeRules(whole, nine),
    ...single.map(nameOf),
    ...pairs.map(([name]) => name),
    ...strict.map(nameOf),
  ];
}

function additionOf(name: string): Result<Addition> {
  const words = name.trim().toLowerCase();
  if (Object.hasOwn(OWN, words)) return foundResult(OWN[words]);
  const line = lineOf(words);
  const isWhole = line.problems.length === 0 && line.rules.every(({ kind }) => isWholeKind(kind));
  const id = line.word?.id;
  if (line.noBoxes) return foundResult({ regions: 'none' });
  const strict = STRICT_KINDS.find(kind => kind === id);
  if (strict) return foundResult({ strict: [strict] });
  if (isWhole && line.rules.length > 0) return foundResult({ whole: line.rules as WantedRules['whole'] });
  const mark = MARK_KINDS.find(kind => kind === (id === 'less' ? 'greater' : id));
  // A keyword without cells, whose plural may have one more letter.
  if (mark && line.parts.length === 1 && line.parts[0].end >= words.length - 1) return foundResult({ marks: [mark] });
  const [problem] = line.problems;
  const near = problem?.code === 'unknownWord' ? problem.near : undefined;
  return none(messages.generating.unknownRule(words, near, RULE_NAMES));
}

/** The line of a name; the singular if only that is known. */
function lineOf(words: string) {
  const line = readRuleLine(words, nine);
  return line.word || !words.endsWith('s') ? line : readRuleLine(words.slice(0, -1), nine);
}

const isWholeKind = (kind: string) => WHOLE_KINDS.some(each => each === kind);

function inOrder({ regions, whole, marks, strict }: WantedRules): WantedRules {
  const kinds = WHOLE_KINDS.flatMap(kind => whole.filter(rule => rule.kind === kind));
  const keys = kinds.map(rule => JSON.stringify(rule));
  return {
    regions,
    whole: kinds.filter((_, i) => keys.indexOf(keys[i]) === i),
    marks: MARK_KINDS.filter(kind => marks.includes(kind)),
    strict: STRICT_KINDS.filter(kind => strict.includes(kind)),
  };
}

/** Reads a line of a section `[Rules]`. */

import { Cache } from '../../core/cache';
import type { Geometry } from '../../core/geometry';
import { MOST_RULES } from '../../core/rules/distinct';
import type { Span } from '../span';
import { detached } from '../strings/detached';
import { findKeyword } from './keywords';
import { RuleReader } from './reader';
import type { RuleLine } from './ruleLine';
import type { RulePart, RuleProblem } from './ruleProblem';

/** Number of cached lines: all rules that a puzzle can have, one in each line. An edit of a line reads no other line again. */
const MOST_KNOWN = MOST_RULES;

/** Cached lines, by the layout of their grid, the only part of it on which they depend. */
const known = new WeakMap<Geometry, Cache<RuleLine>>();

/**
 * Reads a line without its line break. Never fails: anything that cannot be read becomes a problem. Equal lines may
 * give the same object.
 */
export function readRuleLine(text: string, geometry: Geometry): RuleLine {
  let ofLayout = known.get(geometry);
  if (!ofLayout) {
    ofLayout = new Cache(MOST_KNOWN);
    known.set(geometry, ofLayout);
  }
  const before = ofLayout.recall(text);
  if (before) return before;
  const own = detached(text);
  const line = readNewLine(own, geometry);
  ofLayout.remember(own, line);
  return line;
}

function readNewLine(text: string, geometry: Geometry): RuleLine {
  const sign = text.search(/[#%]/);
  const written = (sign < 0 ? text : text.slice(0, sign)).trimEnd();
  const comment: RulePart[] = sign < 0 ? [] : [{ kind: 'comment', start: sign, end: text.length }];
  const start = written.search(/\S/);
  if (start < 0) return { rules: [], places: [], noBoxes: false, parts: comment, problems: [] };
  const keyword = findKeyword(written, start);
  if (!('word' in keyword)) {
    const { near, end } = keyword;
    const problem: RuleProblem = {
      code: 'unknownWord',
      severity: 'error',
      start,
      end,
      word: written.slice(start, end),
      ...(near !== undefined && { near, fix: { start, end, text: near } }),
    };
    return { rules: [], places: [], noBoxes: false, parts: comment, problems: [problem] };
  }
  const reader = new RuleReader(written, geometry, keyword.word, { start, end: keyword.end });
  keyword.word.read(reader);
  return {
    word: keyword.word,
    rules: reader.rules,
    places: reader.places,
    noBoxes: reader.noBoxes,
    parts: [...reader.parts.sort(inOrder), ...comment],
    problems: reader.problems.sort(inOrder),
  };
}

const inOrder = (a: Span, b: Span) => a.start - b.start || a.end - b.end;

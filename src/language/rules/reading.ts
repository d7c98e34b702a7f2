/** Reads a line of a section `[Rules]`. */

import type { Geometry } from '../../core/geometry';
import type { Span } from '../span';
import { findKeyword } from './keywords';
import { RuleReader } from './reader';
import type { RuleLine } from './ruleLine';
import type { RulePart, RuleProblem } from './ruleProblem';

/** The line without its line break. Never fails: what cannot be read is a problem. */
export function readRuleLine(text: string, geometry: Geometry): RuleLine {
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

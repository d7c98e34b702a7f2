/** Semantic tokens for rules. */

import type { PuzzleFile } from '../../text/puzzleFile';
import type { RulePart } from '../../text/rules/index';
import type { Span } from '../../text/span';
import type { SemanticToken, TokenType } from '../looks/semanticTokens';
import { sectionsIn, spanAt } from './places';

const TYPES: Readonly<Record<RulePart['kind'], TokenType>> = {
  keyword: 'keyword',
  value: 'number',
  operator: 'operator',
  cells: 'variable',
  comment: 'comment',
};

/** The tokens of the lines with rules that a span of a file touches, in the order of the text. */
export function ruleTokens(file: PuzzleFile, span: Span): SemanticToken[] {
  return sectionsIn(file).flatMap(({ section, origin }) =>
    section
      .rulesIn(span.start - origin, span.end - origin)
      .flatMap(({ start, rule }) =>
        rule.parts.map(part => ({ ...spanAt(origin + start, part), type: TYPES[part.kind] })),
      ),
  );
}

/**
 * Before: `Cage  16 :r1c8,r2c89#top`
 * After:  `cage 16: r1c8, r2c89 # top`
 */

import type { TextEdit } from '../../text/edits';
import type { PuzzleFile } from '../../text/puzzleFile';
import type { PlacedRule, RulePart } from '../../text/rules/index';
import type { Span } from '../../text/span';
import { sectionsIn } from './places';

/** The edits that format the lines of rules that a span touches. A line with a mistake stays as it is. */
export function ruleFormatEdits(file: PuzzleFile, span: Span): TextEdit[] {
  return sectionsIn(file).flatMap(({ section, origin }) =>
    section.rules.flatMap(line => {
      const [start, end] = [origin + line.start, origin + line.end];
      if (end < span.start || span.end < start) return [];
      const text = section.kind === 'cages' ? formattedSums(line) : formatted(line);
      return text === line.text ? [] : [{ start, end, text }];
    }),
  );
}

/** `A =16,B=9` becomes `A=16 B=9`. Rows of letters stay unchanged. */
function formattedSums({ rule: { parts, problems }, text }: PlacedRule): string {
  if (problems.length > 0 || !parts.some(({ kind }) => kind === 'value')) return text.trimEnd();
  return parts
    .map(({ kind, start, end }, i) => {
      const isApart = i > 0 && (kind === 'cells' || kind === 'comment');
      return `${isApart ? ' ' : ''}${text.slice(start, end).trim()}`;
    })
    .join('');
}

function formatted({ rule: { word, parts, problems }, text }: PlacedRule): string {
  if (!word || problems.some(({ severity }) => severity === 'error')) return text.trimEnd();
  const indent = /^\s*/.exec(text)?.[0] ?? '';
  let result = '';
  let before: RulePart | undefined;
  for (const part of parts) {
    const isKeyword = part.kind === 'keyword';
    const content = isKeyword ? word.keyword : text.slice(part.start, part.end).trim();
    const isTight = !before || (part.kind === 'operator' && /^[:,;]$/.test(content));
    result += isTight ? content : ` ${content}`;
    before = part;
  }
  return indent + result;
}

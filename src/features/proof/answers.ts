/** Answers for a place in a text with paths: the text of a step, and the place of a cell. */

import * as messages from '../../messages/index';
import { cellSpanOf, namesFor } from '../../text/puzzle';
import type { Span } from '../../text/span';
import { paragraphs } from '../../text/strings/markdown';
import { cellsNamedIn } from './notation';
import type { CheckedPaths } from './verifying';
import type { WrittenPaths } from './written';

const contains = ({ start, end }: Span, offset: number) => start <= offset && offset <= end;

/**
 * Describes the step or premise at an offset, in Markdown. Undefined where a problem is marked: the editor shows its message
 * there.
 */
export function stepTextAt({ paths }: CheckedPaths, offset: number): (Span & { readonly text: string }) | undefined {
  for (const { path, steps } of paths) {
    for (const { step, problem } of steps) {
      if (step.kind !== 'step') continue;
      const span = [step, ...step.premises].find(part => contains(part, offset));
      if (!span) continue;
      if (problem && contains(problem, offset)) return undefined;
      const text = problem
        ? problem.message
        : `${messages.proof.says(namesFor(path.puzzle), step.claims)}\n${messages.proof.follows(step.premises.length)}`;
      return { start: span.start, end: span.end, text: paragraphs(text) };
    }
  }
  return undefined;
}

/** The cells that are named at an offset: the span of their names, and their spans in the grid of the path. */
export function cellPlaceAt(
  { paths }: WrittenPaths,
  text: string,
  offset: number,
): (Span & { readonly targets: readonly Span[] }) | undefined {
  for (const path of paths) {
    for (const part of path.parts) {
      if (part.kind !== 'step') continue;
      const line = [part, ...part.premises].find(span => contains(span, offset));
      if (!line) continue;
      const named = cellsNamedIn(text.slice(line.start, line.end), path);
      const at = named.find(span => contains(span, offset - line.start));
      const targets = (at?.cells ?? []).flatMap(cell => cellSpanOf(path.puzzle, cell) ?? []);
      return at && targets.length > 0 ? { start: line.start + at.start, end: line.start + at.end, targets } : undefined;
    }
  }
  return undefined;
}

/** A document and its checking, for tests. */

import type { Grid } from '../../../src/core/grid';
import { makeLine } from '../../../src/core/notation';
import { type Verdict, verdict } from '../../../src/core/solver/index';
import { findSuspicions, type Suspicion } from '../../../src/core/solver/wrongDigits';
import { DocumentDiagnostics } from '../../../src/features/diagnostics/documentDiagnostics';
import type { ForcedCells } from '../../../src/features/diagnostics/facts';
import { movedDiagnostic } from '../../../src/features/diagnostics/moved';
import type { VerdictSource } from '../../../src/features/diagnostics/verdictSource';
import { PuzzleDocument } from '../../../src/text/document/document';
import type { Puzzle } from '../../../src/text/puzzle';
import type { Span } from '../../../src/text/span';
import { EASY } from '../../text/texts';

/** Stores verdicts until they are dropped, and lists the searches. */
export class Memory implements VerdictSource {
  readonly found = new Map<string, Verdict>();
  readonly suspected = new Map<string, readonly Suspicion[]>();
  readonly searched: string[] = [];

  known(grid: Grid): Verdict | undefined {
    return this.found.get(makeLine(grid.digits));
  }

  isChecked(puzzle: Puzzle): boolean {
    const found = this.known(puzzle.grid);
    return found !== undefined && (found.kind !== 'contradictory' || this.suspected.has(suspicionKeyOf(puzzle)));
  }

  *check(grid: Grid): Generator<undefined, Verdict | undefined> {
    this.searched.push(makeLine(grid.digits));
    yield undefined;
    const found = yield* verdict(grid);
    this.found.set(makeLine(grid.digits), found);
    return found;
  }

  suspicionsOf(puzzle: Puzzle): readonly Suspicion[] {
    return this.suspected.get(suspicionKeyOf(puzzle)) ?? [];
  }

  *suspecting(puzzle: Puzzle): Generator<undefined, readonly Suspicion[]> {
    const found = yield* findSuspicions(puzzle.grid, puzzle);
    this.suspected.set(suspicionKeyOf(puzzle), found);
    return found;
  }

  checkBriefly(grid: Grid): Verdict | undefined {
    const search = verdict(grid);
    for (;;) {
      const step = search.next();
      if (step.done) return step.value;
    }
  }
}

function suspicionKeyOf({ grid, givens }: Puzzle): string {
  return `${makeLine(grid.digits)} ${makeLine(givens)}`;
}

/** Two digits in conflict: exactly two findings. */
export const WRONG = EASY.replace('..7', '5.7');
/** Without two of the digits it has several solutions, which is one finding. */
export const AMBIGUOUS = EASY.replace(/[89]/g, '.');

export function opened(
  lines: readonly string[],
  inSight: readonly Span[] = [{ start: 0, end: 0 }],
  forcedCells: ForcedCells = 'off',
) {
  const text = lines.map(line => `${line}\n`).join('');
  const source = { text, length: text.length, slice: (start: number, end: number) => source.text.slice(start, end) };
  const document = new PuzzleDocument(source);
  const verdicts = new Memory();
  const checking = new DocumentDiagnostics(document, verdicts, forcedCells);
  checking.inSight = inSight;
  return { source, document, verdicts, checking };
}

/** The shown findings of a document, with offsets from its start. */
export const shownBy = (checking: DocumentDiagnostics, most = 1000) =>
  checking.diagnostics(most).map(({ finding, origin }) => movedDiagnostic(finding, origin));

export const finish = (checking: DocumentDiagnostics) => {
  for (const _ of checking.work(() => {}));
};

export const lineOf = (offset: number) => Math.floor(offset / 82);
export const AT = (line: number): Span => ({ start: 82 * line + 40, end: 82 * line + 40 });

/** What people read about each small text: findings and the titles of their quick fixes, status lines, hints and hovers. */

import { pathFrom } from '../../src/analysis/paths';
import { Repairs } from '../../src/analysis/repairs';
import { finish } from '../../src/core/pausing';
import { verdict as verdictOf } from '../../src/core/solver/index';
import { codeActions } from '../../src/features/codeActions/index';
import { findingsOfNote } from '../../src/features/diagnostics/rules/notRead';
import { hoverOf } from '../../src/features/hover/hover';
import { progressOf } from '../../src/features/puzzles/progress';
import { statusOf } from '../../src/features/puzzles/status';
import { ruleHoverAt } from '../../src/features/rules/index';
import { hintOf, nextStep } from '../../src/features/steps/hint';
import { parse } from '../../src/text/parser/parser';
import { isSearchable, type Puzzle } from '../../src/text/puzzle';
import { findingsIn, requestIn } from '../package/findings';
import { small } from './corpus';
import { type Cases, readable } from './records';

/** Maximum number of findings of a text. */
const MOST_FINDINGS = 6;

function place(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${before[before.length - 1].length + 1}`;
}

function findings(text: string): string[] {
  const file = parse(text);
  const repairs = new Repairs(() => 0);
  const found = [
    ...file.puzzles.flatMap(puzzle => findingsIn(puzzle, 'redundant', 'all', repairs)),
    ...(file.notes ?? []).flatMap(note => findingsOfNote(note)),
  ];
  return found.slice(0, MOST_FINDINGS).flatMap(({ code, severity, start, end, message, related }) => {
    const at = { start, end: start };
    const actions = codeActions({ ...requestIn(file), at, repairs }, ['quickfix']);
    const fixes = actions.filter(({ fixes }) => fixes?.code === code && fixes.start === start);
    return [
      `${place(text, start)}-${place(text, end)} ${severity} ${code}: ${message}`,
      ...related.slice(0, 2).map(each => `  also ${place(text, each.start)}: ${each.message}`),
      ...fixes.map(({ title }) => `  fix: ${title}`),
    ];
  });
}

function aboutPuzzle(puzzle: Puzzle): string[] {
  const { grid } = puzzle;
  const verdict = isSearchable(puzzle) ? finish(verdictOf(grid)) : undefined;
  const cell = grid.digits.indexOf(0);
  const found = finish(nextStep(puzzle, verdict && pathFrom(puzzle, verdict), { verdict }));
  const hints = found.isFound
    ? ([1, 2, 3] as const).map(stage => hintOf(puzzle, found.value.step, stage, found.value.before))
    : [];
  return [
    `status: ${statusOf(puzzle)} / ${statusOf(puzzle, { verdict })}`,
    `progress: ${finish(progressOf(puzzle, puzzle.givens)).message}`,
    ...(found.isFound ? [] : [`hint: ${found.reason}`]),
    ...hints.map(({ message, reason }) => `hint: ${message}${reason === undefined ? '' : ` ${reason}`}`),
    ...(cell < 0 ? [] : [`hover: ${hoverOf(puzzle, cell).join(' | ')}`]),
  ];
}

function ruleHovers(text: string): string[] {
  const file = parse(text);
  const lines = new Set<string>();
  for (let at = 0; at < text.length; at++) {
    const hover = ruleHoverAt(file, at);
    if (hover) lines.add(`${text.slice(hover.start, hover.end)}: ${hover.paragraphs.join(' | ')}`);
  }
  return [...lines];
}

function* cases(): Cases {
  for (const { name, text } of small) {
    yield [
      name,
      () => [...findings(text), ...parse(text).puzzles.flatMap(aboutPuzzle), ...ruleHovers(text)].join('\n'),
    ];
  }
}

readable('messages', cases());

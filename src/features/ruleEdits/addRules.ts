/** Adds a rule of selected cells to the section `[Rules]` of a puzzle, or adds the section. */

import * as messages from '../../messages/index';
import type { TextSource } from '../../text/document/document';
import type { Changed } from '../../text/edits';
import { markPlaceOf } from '../../text/marks/markLines';
import type { Puzzle } from '../../text/puzzle';
import { type RuleSection, sectionsOf } from '../../text/rules/index';
import { linesOfSelected, type SelectableRule, type SelectedRule } from './selectedRules';

/** The edits that add a rule of selected cells after the last rule of a puzzle. */
export function addSelected(puzzle: Puzzle, source: TextSource, id: SelectableRule, selected: SelectedRule): Changed {
  const made = linesOfSelected(id, selected, puzzle.grid.geometry);
  return 'lines' in made ? addLines(puzzle, source, made.lines) : made;
}

function addLines(puzzle: Puzzle, source: TextSource, lines: readonly string[]): Changed {
  const { rules } = puzzle;
  if (rules && rules.sections.length === 0) return { refused: messages.ruleEdits.sharedRules() };
  const place = markPlaceOf(puzzle, source);
  if (!place) return { refused: messages.ruleEdits.noPlace() };
  const written = (texts: readonly string[]) => texts.map(text => place.newline + text).join('');
  const section =
    rules &&
    sectionsOf(rules)
      .filter(({ kind }) => kind === 'rules')
      .at(-1);
  if (section) {
    const at = puzzle.start + endOfRules(section);
    return { edits: [{ start: at, end: at, text: written(lines) }] };
  }
  const regions = rules?.sections.at(-1);
  const at = regions ? puzzle.start + regions.end : (place.lines.at(-1)?.end ?? place.after);
  return { edits: [{ start: at, end: at, text: written(['[Rules]', ...lines]) }] };
}

/** The end of the last line that is neither empty nor a comment: the text after it may be about the next puzzle. */
function endOfRules({ heading, rules }: RuleSection): number {
  return rules.filter(({ text }) => /^\s*[^\s#]/.test(text)).at(-1)?.end ?? heading.end;
}

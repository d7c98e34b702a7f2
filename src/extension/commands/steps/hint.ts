/** The commands for hints: `Hint`, and those of the buttons of a hint. */

import type { Command } from '../command';
import { IN_TEXT, IN_TEXT_OR_GRID, OF_SUDOKU, ON_GRID } from '../conditions';
import { documentCommand } from '../documentCommand';
import { NO_HINT } from './hints';

export const hintCommand = documentCommand({
  id: 'sudoku.hint',
  section: 'solving',
  title: 'Hint',
  description: 'Shows where the next step is. Run it again to see the technique, and a third time to see the step',
  icon: '$(compass)',
  enablement: IN_TEXT_OR_GRID,
  menus: {
    'editor/title': { group: 'navigation@1', when: OF_SUDOKU },
    'editor/context': { group: '1_sudoku@1', when: IN_TEXT },
  },
  keys: [{ key: 'ctrl+k h', mac: 'cmd+k h', when: `editorTextFocus && ${IN_TEXT} || ${ON_GRID}` }],
  nothing: NO_HINT,
  run: ({ hints }) => hints.give,
});

export const explainHintCommand = documentCommand({
  id: 'sudoku.explainHint',
  section: 'solving',
  title: 'Explain Hint',
  description: 'Shows the full reason for the hint in a hover',
  enablement: `${IN_TEXT} && sudoku.highlightsShown`,
  nothing: NO_HINT,
  run: ({ hints }) => hints.explain,
});

export const aboutTechniqueCommand = documentCommand({
  id: 'sudoku.aboutTechnique',
  section: 'solving',
  title: 'About the Technique of the Hint',
  description: 'Opens the documentation of the technique',
  enablement: `${IN_TEXT} && sudoku.highlightsShown`,
  nothing: NO_HINT,
  run: ({ hints }) => hints.learn,
});

export const showCandidatesCommand = documentCommand({
  id: 'sudoku.showCandidates',
  section: 'solving',
  title: 'Show Candidates',
  description: 'Shows the puzzle as pencil marks next to the file',
  enablement: IN_TEXT,
  menus: {
    'sudoku.menu': { group: '3_learn@3' },
  },
  nothing: {},
  run: ({ hints }) => hints.showCandidates,
});

export const clearHighlightsCommand: Command = {
  id: 'sudoku.clearHighlights',
  section: 'solving',
  title: 'Clear Hint Highlights',
  description: 'Removes a hint and its highlights, as Escape does',
  enablement: 'sudoku.highlightsShown',
  keys: [
    {
      key: 'escape',
      when: 'sudoku.highlightsShown && editorTextFocus && !editorHoverVisible && (editorLangId == sudoku || resourceScheme == sudoku-path || resourceScheme == sudoku-candidates) && !suggestWidgetVisible && !findWidgetVisible && !renameInputVisible && !inSnippetMode && !parameterHintsVisible && !editorHasMultipleSelections && !accessibilityHelpWidgetVisible',
    },
  ],
  make: ({ hints }) => hints.hide,
};

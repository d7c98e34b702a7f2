/**
 * Before: `[Rules]`, `cage 5: r1c12` …
 * After:  `[Cages]`, rows of letters, and `A=5` …; or the other way round
 */

import * as messages from '../../messages/index';
import { asDrawing, asRules } from '../rules/cageForms';
import { sectionsIn } from '../rules/places';
import { type ActionSource, touches } from './action';

/** The refactorings between drawn cages and rules. */
export const cageForm: ActionSource = {
  kind: 'refactor.rewrite.sudoku',
  *actions({ file, at }) {
    for (const place of sectionsIn(file)) {
      const { section, origin, puzzle } = place;
      // The rules at the top of a file apply to grids of several sizes.
      if (!puzzle || !touches({ start: origin + section.start, end: origin + section.end }, at)) continue;
      const forms = [
        { title: messages.ruleEdits.drawCages(), edit: asDrawing(place) },
        { title: messages.ruleEdits.writeCages(), edit: asRules(place) },
      ];
      for (const { title, edit } of forms)
        if (edit) yield { title, kind: 'refactor.rewrite.sudoku', edits: () => [edit] };
    }
  },
};

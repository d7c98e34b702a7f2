import type { SortKey } from '../../features/collection/sorting';
import { excludedTechniques, excludeOption } from './shared/common';
import type { VerbOption, WholeVerb } from './shared/verb';

const byOption: VerbOption = {
  name: 'by',
  value: 'KEY',
  values: ['rating', 'clues', 'title', 'canonical'] satisfies SortKey[],
  standard: 'rating',
  summary:
    "rating: Sukaku Explainer's, then HoDoKu's score. clues: their number. title. canonical: the text of the canonical form.",
};
const descendingOption: VerbOption = { name: 'descending', short: 'd', summary: 'Sort in descending order.' };

/** `sudoku sort`. */
export const sortVerb: WholeVerb = {
  description: [
    'Writes the text of each input with its puzzles in another order, each with its title, comments and marks. Puzzles with equal keys keep their order; those without a key come last.',
    'The exit status is 1 when a puzzle cannot be read completely.',
  ],
  options: [byOption, descendingOption, excludeOption],
  examples: [{ command: 'sudoku sort --by rating puzzles.sdm > sorted.sdm', does: 'Puts the easiest puzzles first.' }],
  fields: [],
  async run({ values, texts, print, puzzles, progress, complain, now }) {
    const { sorting } = await import('../../features/collection/sorting');
    const { newDifficulties } = await import('../work/difficulties');
    const { readDocument, reportUnread } = await import('../work/documents');
    const { applied } = await import('../../text/edits');
    const { count } = await import('../../messages/english');
    const { finish } = await import('../../text/work');
    const excluded = await excludedTechniques(values);
    const { difficulties } = newDifficulties(now);
    const order = { by: (values.by ?? 'rating') as SortKey, isDescending: values.descending === true };
    let rated = 0;
    for await (const { name, text } of texts()) {
      const document = readDocument(text);
      reportUnread(document, { name, text }, { complain, puzzles });
      const sorted = finish(
        sorting(document, order, puzzle => {
          progress(++rated);
          return difficulties.finding(puzzle, excluded);
        }),
      );
      if (sorted.misread !== undefined) {
        const line = text.slice(0, sorted.misread).split(/\r\n|\n|\r/).length;
        complain(
          `${name} was not sorted: the puzzle on line ${line} would be read differently at its new position.`,
          'trouble',
        );
        continue;
      }
      if (sorted.without > 0)
        complain(
          `${name}: ${count(sorted.without, 'puzzle has', 'puzzles have')} no such key, and ${sorted.without === 1 ? 'is' : 'are'} at the end.`,
        );
      await print(applied(text, sorted.edits));
    }
  },
};

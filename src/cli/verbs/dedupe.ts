import type { VerbOption, WholeVerb } from './shared/verb';

const byOption: VerbOption = {
  name: 'by',
  value: 'WHAT',
  values: ['givens', 'canonical'],
  standard: 'givens',
  summary:
    'givens: puzzles with the same givens in any format. canonical: also puzzles that differ only by the order of lines, by ' +
    'transposition, or by a relabeling of digits.',
};

/** `sudoku dedupe`. */
export const dedupeVerb: WholeVerb = {
  description: [
    'Writes the text of all inputs without copies of puzzles. The first of equal puzzles is kept, with its title, comments and marks, and so is a copy with entries. All other text is unchanged. The exit status is 1 when a puzzle cannot be read completely.',
    'It needs about 100 bytes of memory for each different puzzle.',
  ],
  options: [byOption],
  examples: [
    { command: 'sudoku dedupe old.sdm new.sdm > all.sdm', does: 'Joins two collections.' },
    {
      command: 'sudoku dedupe --by canonical all.sdm',
      does: 'Keeps one of each class of puzzles that are essentially the same.',
    },
  ],
  fields: [],
  async run({ values, blocks, print, puzzles, complain }) {
    const { KeySet, keysBy } = await import('../work/keys');
    const { removing } = await import('../../features/collection/removing');
    const { readDocument, reportUnread } = await import('../work/documents');
    const { isWhole } = await import('../../text/puzzle');
    const { mayHaveLinks } = await import('../../formats/finding/links');
    const { mayHaveVariants } = await import('../../formats/finding/readMany');
    const { applied } = await import('../../text/edits');
    const { finish } = await import('../../text/work');
    const keyOf = keysBy(values.by === 'canonical' ? 'canonical' : 'givens');
    const seen = new KeySet();
    let removed = 0;
    let left = 0;
    for await (const { name, line, text } of blocks()) {
      const document = readDocument(text);
      let areWhole = true;
      const result = finish(
        removing(document, puzzle => {
          areWhole &&= isWhole(puzzle);
          const key = keyOf(puzzle);
          return key !== undefined && !seen.add(key);
        }),
      );
      if (result.misread !== undefined)
        complain(
          `${name}:${line + 1} and the lines after it are unchanged: without copies, they would be read differently.`,
        );
      const mayBeForeign = mayHaveLinks(text) || mayHaveVariants(text);
      if (areWhole && document.count > 0 && !mayBeForeign) puzzles(document.count);
      else reportUnread(document, { name, text, line }, { complain, puzzles });
      removed += result.removed;
      left += result.kept + result.played;
      const kept = applied(text, result.edits);
      // If all puzzles were copies, only the last line break is left.
      if (result.removed === 0 || kept.trim() !== '') await print(kept);
    }
    complain(`${removed} removed${left > 0 ? `, ${stay(left)}` : ''}.`);
  },
};

/** The reason why copies were not removed. */
const stay = (copies: number) =>
  copies === 1
    ? '1 copy was kept: it has entries, or shares a line with another puzzle'
    : `${copies} copies were kept: they have entries, or share a line with another puzzle`;

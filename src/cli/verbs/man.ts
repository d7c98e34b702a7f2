import { UsageError, type WholeVerb } from './shared/verb';

/** `sudoku man`. */
export const manVerb: WholeVerb = {
  description: ['Writes the manual page of all verbs in the format that `man` shows.'],
  options: [],
  examples: [{ command: 'sudoku man | man -l -', does: 'Shows it.' }],
  fields: [],
  operands: '',
  async run({ names, print, allVerbs }) {
    if (names.length > 0) throw new UsageError(`\`sudoku man\` reads no files, so remove "${names[0]}".`);
    const { manualPage } = await import('../pages/manual');
    await print(manualPage(await allVerbs()));
  },
};

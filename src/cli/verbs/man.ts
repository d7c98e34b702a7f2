import { STATUS, type WholeVerb } from './verb';

/** `sudoku man`. */
export const man: WholeVerb = {
  description: ['Writes the manual page of all verbs in the form that `man` shows.'],
  options: [],
  examples: [{ command: 'sudoku man | man -l -', does: 'Shows it.' }],
  fields: [],
  operands: '',
  async run({ print, allVerbs }) {
    const { manualPage } = await import('../pages/manual');
    await print(manualPage(await allVerbs()));
    return STATUS.fine;
  },
};

import { STATUS, type WholeVerb } from './verb';

/** `sudoku man`. */
export const man: WholeVerb = {
  name: 'man',
  summary: 'Write the manual page.',
  description: ['Writes the manual page of all verbs in the form that `man` shows.'],
  options: [],
  examples: [{ command: 'sudoku man | man -l -', does: 'Shows it.' }],
  fields: [],
  operands: '',
  async run({ print }) {
    const { manualPage } = await import('../pages/manual');
    const { VERBS } = await import('./index');
    await print(manualPage(VERBS));
    return STATUS.fine;
  },
};

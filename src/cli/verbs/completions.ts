import { STATUS, UsageError, type WholeVerb } from './verb';

/** `sudoku completions`. */
export const completions: WholeVerb = {
  name: 'completions',
  summary: 'Write the completions for a shell.',
  description: ['Writes a script that completes verbs, options and their values in bash, zsh or fish.'],
  options: [],
  examples: [
    { command: 'source <(sudoku completions bash)', does: 'In ~/.bashrc; for zsh the same in ~/.zshrc.' },
    { command: 'sudoku completions fish > ~/.config/fish/completions/sudoku.fish', does: 'For fish.' },
  ],
  fields: [],
  operands: 'bash|zsh|fish',
  async run({ names, print }) {
    const { SCRIPTS } = await import('../pages/completions');
    const { VERBS } = await import('./index');
    const [shell, ...more] = names;
    const script = more.length === 0 ? SCRIPTS[shell] : undefined;
    if (!script) throw new UsageError('Name one shell: bash, zsh or fish.');
    await print(script(VERBS));
    return STATUS.fine;
  },
};

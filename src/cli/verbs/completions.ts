import { UsageError, type WholeVerb } from './shared/verb';

/** `sudoku completions`. */
export const completionsVerb: WholeVerb = {
  description: ['Writes a script that completes verbs, options and their values in bash, zsh or fish.'],
  options: [],
  examples: [
    { command: 'source <(sudoku completions bash)', does: 'For ~/.bashrc. Use zsh instead of bash in ~/.zshrc.' },
    { command: 'sudoku completions fish > ~/.config/fish/completions/sudoku.fish', does: 'For fish.' },
  ],
  fields: [],
  operands: 'bash|zsh|fish',
  async run({ names, print, allVerbs }) {
    const { SCRIPTS } = await import('../pages/completions');
    const [shell, ...more] = names;
    const script = more.length === 0 ? SCRIPTS[shell] : undefined;
    if (!script) throw new UsageError('Name one shell: bash, zsh or fish.');
    await print(script(await allVerbs()));
  },
};

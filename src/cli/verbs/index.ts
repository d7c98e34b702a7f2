/**
 * All verbs, in the order of the help. To add a verb, add a file in this folder and an entry here. Its code is loaded on demand, so that
 * the command starts fast.
 */

import type { Listed, NamedVerb, Verb } from './verb';

/** The declaration of a verb before it is loaded. */
interface Entry extends Listed {
  /** Another spelling, which is not listed. */
  readonly alias?: string;
  load(): Promise<Verb>;
}

export const VERBS: readonly Entry[] = [
  {
    name: 'check',
    summary: 'Report the problems of each puzzle, as the editor does.',
    load: async () => (await import('./check')).check,
  },
  {
    name: 'lint',
    summary: 'Check collections: the findings of `check`, and copies, wrong levels and similar findings.',
    load: async () => (await import('./lint')).lint,
  },
  {
    name: 'solve',
    summary: 'Write a solution of each puzzle on one line.',
    load: async () => (await import('./solve')).solve,
  },
  { name: 'count', summary: 'Count the solutions of each puzzle.', load: async () => (await import('./count')).count },
  { name: 'rate', summary: 'Rate the difficulty of each puzzle.', load: async () => (await import('./rate')).rate },
  {
    name: 'hint',
    summary: 'Show the easiest next step of each puzzle.',
    load: async () => (await import('./hint')).hint,
  },
  { name: 'steps', summary: 'List all steps of each position.', load: async () => (await import('./steps')).steps },
  { name: 'path', summary: 'Write the solution path of each puzzle.', load: async () => (await import('./path')).path },
  {
    name: 'verify',
    summary: 'Check each step of solution paths.',
    load: async () => (await import('./verify')).verify,
  },
  { name: 'generate', summary: 'Generate puzzles.', load: async () => (await import('./generate')).generate },
  {
    name: 'minimise',
    alias: 'minimize',
    summary: 'Remove the givens that each puzzle does not need.',
    load: async () => (await import('./minimise')).minimise,
  },
  {
    name: 'canonical',
    summary: 'Write the canonical form of each 9x9 puzzle.',
    load: async () => (await import('./canonical')).canonical,
  },
  {
    name: 'transform',
    summary: 'Rotate, mirror, rearrange or relabel each puzzle.',
    load: async () => (await import('./transform')).transform,
  },
  {
    name: 'convert',
    summary: 'Write puzzles in another format.',
    load: async () => (await import('./convert')).convert,
  },
  {
    name: 'dedupe',
    summary: 'Remove puzzles that appeared before.',
    load: async () => (await import('./dedupe')).dedupe,
  },
  { name: 'sort', summary: 'Sort the puzzles of each input.', load: async () => (await import('./sort')).sort },
  {
    name: 'stats',
    summary: 'Count the puzzles of each input by their properties.',
    load: async () => (await import('./stats')).stats,
  },
  { name: 'render', summary: 'Draw puzzles as SVG pictures.', load: async () => (await import('./render')).render },
  { name: 'read', summary: 'Read puzzles from pictures.', load: async () => (await import('./read')).read },
  { name: 'merge', summary: 'Join the results of several runs.', load: async () => (await import('./merge')).merge },
  {
    name: 'completions',
    summary: 'Write the completion script for a shell.',
    load: async () => (await import('./completions')).completions,
  },
  {
    name: 'mcp',
    summary: 'Provide language models with tools for Sudoku, over the Model Context Protocol.',
    load: async () => (await import('./mcp')).mcp,
  },
  { name: 'man', summary: 'Write the manual page.', load: async () => (await import('./man')).man },
];

/** The verb with a name, or undefined. */
export async function loadVerb(name: string): Promise<NamedVerb | undefined> {
  const entry = VERBS.find(each => each.name === name || each.alias === name);
  return entry && { ...(await entry.load()), name: entry.name, summary: entry.summary };
}

/** All verbs, for pages that describe them. */
export async function allVerbs(): Promise<NamedVerb[]> {
  return Promise.all(VERBS.map(async ({ load, name, summary }) => ({ ...(await load()), name, summary })));
}

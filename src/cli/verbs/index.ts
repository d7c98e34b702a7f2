/**
 * All verbs, in the order of the help. To add a verb, add a file in this folder and an entry here. Its code is loaded on demand, so that
 * the command starts fast.
 */

import type { Listed, NamedVerb, Verb } from './shared/verb';

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
    load: async () => (await import('./check')).checkVerb,
  },
  {
    name: 'lint',
    summary: 'Check collections: the findings of `check`, and copies, wrong levels and similar findings.',
    load: async () => (await import('./lint')).lintVerb,
  },
  {
    name: 'solve',
    summary: 'Write a solution of each puzzle on one line.',
    load: async () => (await import('./solve')).solveVerb,
  },
  {
    name: 'count',
    summary: 'Count the solutions of each puzzle.',
    load: async () => (await import('./count')).countVerb,
  },
  { name: 'rate', summary: 'Rate the difficulty of each puzzle.', load: async () => (await import('./rate')).rateVerb },
  {
    name: 'hint',
    summary: 'Show the easiest next step of each puzzle.',
    load: async () => (await import('./hint')).hintVerb,
  },
  { name: 'steps', summary: 'List all steps of each position.', load: async () => (await import('./steps')).stepsVerb },
  {
    name: 'path',
    summary: 'Write the solution path of each puzzle.',
    load: async () => (await import('./path')).pathVerb,
  },
  {
    name: 'verify',
    summary: 'Check each step of solution paths.',
    load: async () => (await import('./verify')).verifyVerb,
  },
  { name: 'generate', summary: 'Generate puzzles.', load: async () => (await import('./generate')).generateVerb },
  {
    name: 'minimise',
    alias: 'minimize',
    summary: 'Remove the givens that each puzzle does not need.',
    load: async () => (await import('./minimise')).minimiseVerb,
  },
  {
    name: 'canonical',
    summary: 'Write the canonical form of each 9x9 puzzle.',
    load: async () => (await import('./canonical')).canonicalVerb,
  },
  {
    name: 'transform',
    summary: 'Rotate, mirror, rearrange or relabel each puzzle.',
    load: async () => (await import('./transform')).transformVerb,
  },
  {
    name: 'convert',
    summary: 'Write puzzles in another format.',
    load: async () => (await import('./convert')).convertVerb,
  },
  {
    name: 'dedupe',
    summary: 'Remove puzzles that appeared before.',
    load: async () => (await import('./dedupe')).dedupeVerb,
  },
  { name: 'sort', summary: 'Sort the puzzles of each input.', load: async () => (await import('./sort')).sortVerb },
  {
    name: 'stats',
    summary: 'Count the puzzles of each input by their properties.',
    load: async () => (await import('./stats')).statsVerb,
  },
  { name: 'render', summary: 'Draw puzzles as SVG pictures.', load: async () => (await import('./render')).renderVerb },
  { name: 'read', summary: 'Read puzzles from pictures.', load: async () => (await import('./read')).readVerb },
  {
    name: 'merge',
    summary: 'Join the results of several runs.',
    load: async () => (await import('./merge')).mergeVerb,
  },
  {
    name: 'completions',
    summary: 'Write the completion script for a shell.',
    load: async () => (await import('./completions')).completionsVerb,
  },
  {
    name: 'mcp',
    summary: 'Provide language models with tools for Sudoku, over the Model Context Protocol.',
    load: async () => (await import('./mcp')).mcpVerb,
  },
  { name: 'man', summary: 'Write the manual page.', load: async () => (await import('./man')).manVerb },
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

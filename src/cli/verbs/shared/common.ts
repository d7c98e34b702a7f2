/** Options of several verbs. */

import type { Now } from '../../../text/work';
import { type OptionValues, OUTPUT_FORMATS, UsageError, type VerbOption } from './verb';

/** The format of the output. */
export const formatOption: VerbOption = {
  name: 'format',
  short: 'f',
  value: 'FORM',
  values: OUTPUT_FORMATS,
  standard: 'text',
  summary: 'The format of the results: text for people, json, jsonl (one object per line), tsv or csv.',
};

/** The number of threads. */
export const jobsOption: VerbOption = {
  name: 'jobs',
  short: 'j',
  value: 'N',
  summary: 'The number of threads; by default, the number of processors. The output is in the order of the input.',
};

/** The time limit for one puzzle. */
export const timeLimitOption: VerbOption = {
  name: 'time-limit',
  value: 'SECONDS',
  standard: '10',
  summary: 'The time limit for one puzzle.',
};

/**
 * The number in an option, or `standard`.
 * @throws a `UsageError` if it is not a number or is out of range
 */
function numberOption(
  values: OptionValues,
  { name }: VerbOption,
  standard: number,
  least: number,
  most: number,
): number {
  const given = values[name];
  if (given === undefined) return standard;
  const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`--${name} must be a number from ${least} to ${most}, not "${given}".`);
}

/** The whole number in an option: see {@link numberOption}. */
export function wholeNumberOf(
  values: OptionValues,
  option: VerbOption,
  standard: number,
  least: number,
  most: number,
): number {
  const number = numberOption(values, option, standard, least, most);
  if (Number.isInteger(number)) return number;
  throw new UsageError(`--${option.name} must be a whole number, not "${values[option.name]}".`);
}

/** Techniques to exclude. */
export const excludeOption: VerbOption = {
  name: 'exclude',
  value: 'TECHNIQUES',
  summary:
    'Techniques to exclude, separated by commas: ids of techniques or families, or `unique`, as in `x-wing,coloring`.',
};

/**
 * The words for techniques to exclude.
 * @throws a `UsageError` for an unknown word
 */
export async function excludedTechniques(values: OptionValues): Promise<readonly string[]> {
  const words = `${values.exclude ?? ''}`
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '');
  if (words.length === 0) return [];
  const { isExcluded } = await import('../../../core/techniques/exclusion');
  const { techniques } = await import('../../../core/techniques/index');
  const unknown = words.find(word => !techniques.some(technique => isExcluded(technique, [word])));
  if (unknown !== undefined) throw new UsageError(`There is no technique "${unknown}".`);
  return words;
}

/** The time limit for a puzzle, in milliseconds. */
export function millisecondsOf(values: OptionValues): number {
  return 1000 * numberOption(values, timeLimitOption, 10, 0.001, 86_400);
}

/** Returns a function that starts the time for a puzzle, and returns whether it is over. */
export function clockOf(values: OptionValues, now: Now): () => () => boolean {
  const milliseconds = millisecondsOf(values);
  return () => {
    const end = now() + milliseconds;
    return () => now() > end;
  };
}

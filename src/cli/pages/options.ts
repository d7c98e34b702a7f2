/** The options of a verb, and their names on pages. */

import { OPTIONS } from '../jobs/options';
import type { Verb, VerbOption } from '../verbs/shared/verb';
import { HELP } from './help';

/** The options of a verb, including those of all verbs of its kind. */
export function optionsOf(verb: Verb): readonly VerbOption[] {
  return 'load' in verb ? [...verb.options, ...OPTIONS] : verb.options;
}

/** The options of a verb as a page lists them, including `--help`. */
export const listedOptionsOf = (verb: Verb): readonly VerbOption[] => [...optionsOf(verb), HELP];

/** `-f, --format FORM` */
export function namesOf({ name, short, value }: VerbOption): string {
  return `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`;
}

/** The description of an option, with its default. */
export const summaryOf = ({ summary, standard }: VerbOption) =>
  standard ? `${summary} Default: ${standard}.` : summary;

/** The options of a verb, and how pages name them. */

import { OPTIONS } from '../jobs/options';
import type { Option, Verb } from '../verbs/verb';
import { HELP } from './help';

/** The options of a verb, with those that all verbs of its kind have. */
export function optionsOf(verb: Verb): readonly Option[] {
  return 'load' in verb ? [...verb.options, ...OPTIONS] : verb.options;
}

/** The same with the option that all verbs have, as a page lists them. */
export const listedOptionsOf = (verb: Verb): readonly Option[] => [...optionsOf(verb), HELP];

/** `-f, --format FORM` */
export function namesOf({ name, short, value }: Option): string {
  return `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`;
}

/** What an option does, with its default. */
export const summaryOf = ({ summary, standard }: Option) => (standard ? `${summary} Default: ${standard}.` : summary);

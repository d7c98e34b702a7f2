/** The options of a verb, and how pages name them. */

import { OPTIONS } from '../jobs/options';
import type { Option, Verb } from '../verbs/verb';

/** The options of a verb, with those that all verbs of its kind have. */
export function optionsOf(verb: Verb): readonly Option[] {
  return 'load' in verb ? [...verb.options, ...OPTIONS] : verb.options;
}

/** `-f, --format FORM` */
export function namesOf({ name, short, value }: Option): string {
  return `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`;
}

/** What an option does, with its default. */
export const summaryOf = ({ summary, standard }: Option) => (standard ? `${summary} Default: ${standard}.` : summary);

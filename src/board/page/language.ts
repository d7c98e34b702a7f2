/** The language of a page, which its host writes into it. */

import { ENGLISH, type Language, setLanguage } from '../../core/sentences';
import { dataIn } from './dom';

/** Makes all sentences of the page in its language. Must be called before anything is shown. */
export function useLanguageOfPage(): void {
  setLanguage(dataIn<Language>('language') ?? ENGLISH);
}

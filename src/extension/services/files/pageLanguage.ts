/** The language of a page, with the translations that it needs. */

import * as vscode from 'vscode';
import { ENGLISH, type Language } from '../../../core/sentences';
import { readBuilt } from './built';

/** A page, by the name of its code. */
export type PageName = 'board' | 'watch' | 'webPage';

/** The user's language with the sentences of a page: a small part of the catalog. */
export async function pageLanguage(extension: vscode.Uri, page: PageName): Promise<Language> {
  const { bundle } = vscode.l10n;
  if (!bundle) return ENGLISH;
  const keys: readonly string[] = JSON.parse(await readBuilt(extension, `${page}.sentences.json`));
  const texts = Object.fromEntries(keys.flatMap(key => (Object.hasOwn(bundle, key) ? [[key, bundle[key]]] : [])));
  return { locale: vscode.env.language, texts };
}

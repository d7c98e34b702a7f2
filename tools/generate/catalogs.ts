/**
 * The catalogs of translations: `l10n/bundle.l10n.<language>.json` for sentences, by their English template, and
 * `package.nls.<language>.json` for the manifest, by the keys of package.nls.json. The generator adds what is missing with an empty
 * translation, which the tests report, and removes what is no longer used.
 */

import { readdirSync } from 'node:fs';
import { templates } from '../sources/templates';

/**
 * The languages besides English, as VS Code names them: those that have a catalog of sentences. The folder is the one of the working
 * directory, because bundles of tests and modules of suites load this file too, and have other values of `__dirname`.
 */
export const LANGUAGES: readonly string[] = readdirSync('l10n').flatMap(
  name => /^bundle\.l10n\.([\w-]+)\.json$/.exec(name)?.[1] ?? [],
);

/** Translations by key. Empty where one is missing. */
export type Catalog = Readonly<Record<string, string>>;

export const bundlePath = (language: string): string => `l10n/bundle.l10n.${language}.json`;
export const manifestPath = (language: string): string => `package.nls.${language}.json`;

/**
 * A catalog of sentences with the templates of the source, in their order. A translation in an inflected form has the key
 * `template|form`, and follows the usual form.
 */
export function withTemplates(text: string): string {
  const known = catalogOf(text);
  const forms = new Map<string, string[]>();
  for (const key of Object.keys(known)) {
    const template = templateOf(key);
    if (template !== key) forms.set(template, [...(forms.get(template) ?? []), key]);
  }
  return textOf(
    templates().flatMap(template => [template, ...(forms.get(template) ?? [])]),
    known,
  );
}

/** A catalog of the manifest with the keys of package.nls.json. */
export function withManifestKeys(text: string, english: Catalog): string {
  return textOf(Object.keys(english), catalogOf(text));
}

/** The template of a key, which may end in `|` and the name of a form. */
export const templateOf = (key: string): string => key.replace(/\|[a-z]+$/, '');

export const catalogOf = (text: string): Catalog => (text === '' ? {} : JSON.parse(text));

function textOf(keys: readonly string[], known: Catalog): string {
  return `${JSON.stringify(Object.fromEntries(keys.map(key => [key, known[key] ?? ''])), undefined, 2)}\n`;
}

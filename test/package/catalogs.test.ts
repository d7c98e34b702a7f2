import assert from 'node:assert/strict';
import { type Part, templatePartsOf } from '../../src/core/templates';
import {
  bundlePath,
  type Catalog,
  catalogOf,
  LANGUAGES,
  manifestPath,
  templateOf,
} from '../../tools/generate/catalogs';
import { neededBy } from '../../tools/sources/templates';
import { readText } from './markdown';

/** The parts of a translation, those in the cases of plurals and selections included. */
function* allParts(parts: readonly Part[]): Generator<Exclude<Part, string>> {
  for (const part of parts) {
    if (typeof part === 'string') continue;
    yield part;
    if (part.kind === 'plural' || part.kind === 'select') for (const own of part.cases.values()) yield* allParts(own);
  }
}

/** The faults of a translation. */
function faultsOf(key: string, translation: string, language: string): string[] {
  if (translation === '') return [`"${key}" is not translated`];
  try {
    const [needed, used] = [neededBy(templateOf(key)), neededBy(translation)];
    const faults = needed.join() === used.join() ? [] : [`"${key}" has ${needed}, but "${translation}" has ${used}`];
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const part of allParts(templatePartsOf(translation))) {
      if (part.kind !== 'plural') continue;
      const missing = pluralCategories.filter(category => !part.cases.has(category));
      if (missing.length > 0) faults.push(`"${translation}" has no case ${missing}`);
    }
    return faults;
  } catch (error) {
    return [`${error}`];
  }
}

/** The forms in which translations put phrases into sentences. */
const formsIn = (catalog: Catalog): Set<string> =>
  new Set(
    Object.values(catalog).flatMap(translation =>
      [...allParts(templatePartsOf(translation))].flatMap(part =>
        part.kind === 'value' && part.form ? part.form : [],
      ),
    ),
  );

for (const language of LANGUAGES) {
  describe(`the catalogs of ${language}`, () => {
    const catalog = catalogOf(readText(bundlePath(language)));
    const manifest = catalogOf(readText(manifestPath(language)));
    const english = catalogOf(readText('package.nls.json'));

    it('translate every sentence, with its values and all plural categories', () =>
      assert.deepEqual(
        Object.entries(catalog).flatMap(([key, translation]) => faultsOf(key, translation, language)),
        [],
      ));

    it('use no form that nothing is translated in, and translate nothing in a form that is not used', () => {
      const forms = Object.keys(catalog).filter(key => templateOf(key) !== key);
      const translated = new Set(forms.map(key => key.slice(templateOf(key).length + 1)));
      assert.deepEqual([...translated].sort(), [...formsIn(catalog)].sort());
    });

    it('translate every text of the manifest, with its links and settings', () => {
      const linksIn = (text: string) =>
        [...text.matchAll(/\((?:command|https?):[^)]*\)|`#?sudoku\.[^`]*`/g)].sort().join(' ');
      const faults = Object.entries(english).flatMap(([key, text]) =>
        !manifest[key]
          ? `${key} is not translated`
          : linksIn(text) === linksIn(manifest[key])
            ? []
            : `${key} has other links`,
      );
      assert.deepEqual(faults, []);
    });
  });
}

describe('the faults of translations', () => {
  const check = (key: string, translation: string, ...faults: string[]) =>
    it(`are found: ${key} as ${translation}`, () => assert.deepEqual(faultsOf(key, translation, 'pl'), faults));
  check('Undo', '', '"Undo" is not translated');
  check('Undo', 'Cofnij');
  check('{n} in {a}', '{n}', '"{n} in {a}" has a,n, but "{n}" has n');
  check('{n} in {a}', 'w {a, form, locative}: {n}');
  check(
    '{n} cells',
    '{n, plural, one {# pole} other {# pól}}',
    '"{n, plural, one {# pole} other {# pól}}" has no case few,many',
  );
  check('row {n}|locative', 'wierszu', '"row {n}|locative" has n, but "wierszu" has ');
  check('{n', '{n', 'SyntaxError: "{n" is malformed at 0.');
});

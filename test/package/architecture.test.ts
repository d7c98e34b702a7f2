import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LAYERS, MAY_IMPORT } from './layers';
import { ROOT, readText, sectionsOf, tableRowsOf } from './markdown';

const PAGE = readText('docs/architecture.md');
const SECTIONS = sectionsOf(PAGE);

/** Maximum number of stops of a path. */
const MOST_STOPS = 12;

/** The paths through the code: the sections after the invariants. */
const PATHS = [...SECTIONS].slice([...SECTIONS.keys()].indexOf('Invariants') + 1);

/** The items of the numbered list of a section. */
const itemsOf = (section: string) => [...section.matchAll(/^\d+\. .*(?:\n {2,}.*)*/gm)].map(([item]) => item);

/** Whether the source of a file declares a name: of a function, class, constant or type, or `Class.member`. */
function declares(source: string, name: string): boolean {
  const [own, member] = name.split('.');
  const declaration = new RegExp(
    `^(?:export )?(?:async )?(?:function\\*?|(?:abstract )?class|const|interface|type) ${own}\\b`,
    'm',
  ).exec(source);
  if (!declaration || member === undefined) return declaration !== null;
  if (!declaration[0].includes('class ')) return false;
  const [body] = source.slice(declaration.index).split(/^}/m);
  return new RegExp(`^ {2}(?:(?:private|readonly|async|static|get) )*\\*?${member}(?:\\(|<| = )`, 'm').test(body);
}

describe('the architecture page', () => {
  const layers = SECTIONS.get('Layers')!;

  it('has a row for each folder of src', () => {
    const rows = tableRowsOf(layers).flatMap(([cell]) => /^`src\/(\w+)\/`$/.exec(cell)?.[1] ?? []);
    assert.deepEqual(rows.sort(), Object.keys(MAY_IMPORT).sort());
  });

  it('draws each layer above the layers that it may import', () => {
    /** From the top: the names in each row of boxes, and their columns. A box without a name continues the one above it. */
    const rows = [...layers.matchAll(/^(│.*│) /gm)].map(([, row]) =>
      [...row.matchAll(/│([^│]+)(?=│)/g)].map(({ 1: name, index, 0: box }) => ({
        name: name.trim(),
        from: index,
        to: index + box.length,
      })),
    );
    const boxes = rows.flatMap((row, depth) => row.map(box => ({ ...box, depth })));
    const below = (name: string) => {
      const top = boxes.find(box => box.name === name)!;
      const isBelow = (box: (typeof boxes)[number]) =>
        box.name !== '' && box.depth > top.depth && box.from < top.to && top.from < box.to;
      return boxes.filter(isBelow).map(box => box.name);
    };
    assert.equal(boxes.filter(({ name }) => name !== '').length, Object.keys(MAY_IMPORT).length);
    for (const [name, folders] of Object.entries(MAY_IMPORT))
      assert.deepEqual([...below(name), name].sort(), [...folders].sort(), name);
    assert.deepEqual(below('board').reverse(), LAYERS.slice(0, -1));
  });

  it('has the paths of six requests', () => {
    assert.deepEqual(
      PATHS.map(([title]) => title),
      ['A keystroke', 'Solve Sudoku', 'A hint', 'A digit typed on the board', 'A command-line run', 'A rule line'],
    );
  });

  for (const [title, section] of PATHS) {
    it(`names a file and its declaration in each stop of "${title}"`, () => {
      const items = itemsOf(section);
      assert.ok(items.length > 1 && items.length <= MOST_STOPS, `${items.length} stops`);
      for (const item of items) {
        const [, file, name] = /^\d+\. `(src\/[^`]+\.ts)` `([\w.]+)`: /.exec(item) ?? [];
        assert.ok(file, item);
        assert.ok(declares(readText(file), name), `${file} does not declare ${name}`);
      }
    });
  }

  it('notices names that are not declared', () => {
    const source = `export class A {\n  private async b(): void {}\n  readonly c = 1;\n}\nconst d = 1;\nfunction* e() {\n  b(d);\n}\n`;
    for (const name of ['A', 'A.b', 'A.c', 'd', 'e']) assert.ok(declares(source, name), name);
    for (const name of ['b', 'A.d', 'e.b', 'f', 'AB']) assert.ok(!declares(source, name), name);
  });
});

describe('tables keyed by kind', () => {
  /** The names of types of codes, and kinds of rules and problems: `DiagnosticCode`, `LineRule['kind']`, `Note['reason']`. */
  const UNIONS = "RuleId|\\w*Code\\b|\\w*(?:Rule|Problem|Fault|Word)\\['\\w+'\\]|\\w*Note\\['reason'\\]";
  /** A type with optional entries: `Partial<Record<K, …>>` or `{ [K in Kind]?: … }`. */
  const PARTIAL = new RegExp(
    `Partial<(?:Readonly<)?Record<(?:Exclude<|Extract<)?(?:${UNIONS})|\\[\\w+ in (?:Exclude<|Extract<)?(?:${UNIONS})[^\\]]*\\]\\?:`,
  );

  it('are total for rules, diagnostics and problems', () => {
    const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .map(file => `src/${file.replaceAll('\\', '/')}`)
      .filter(file => file.endsWith('.ts') && PARTIAL.test(readText(file)));
    assert.deepEqual(files, []);
  });

  it('are noticed where they are partial', () => {
    for (const type of [
      "Partial<Record<Rule['kind'], string>>",
      'Readonly<Partial<Record<DiagnosticCode, RuleLevel>>>',
      'Partial<Readonly<Record<RuleId, string>>>',
      "{ readonly [K in Rule['kind']]?: string }",
      "{ [code in Exclude<DiagnosticCode, 'conflict'>]?: string }",
    ])
      assert.match(type, PARTIAL);
    for (const type of [
      "Record<Rule['kind'], string>",
      "{ [K in Rule['kind']]: string }",
      'Partial<Record<ColorName, string>>',
    ])
      assert.doesNotMatch(type, PARTIAL);
  });
});

describe('CONTRIBUTING.md', () => {
  const contributing = readText('CONTRIBUTING.md');

  it('has at most 150 lines', () => assert.ok(contributing.split('\n').length <= 151));

  /** The files with a total table by a union of kinds. */
  const tablesBy = (union: string) =>
    readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .map(file => `src/${file.replaceAll('\\', '/')}`)
      .filter(file => file.endsWith('.ts'))
      .filter(file =>
        new RegExp(`(?<!Partial<)\\bRecord<(?:Exclude<)?${union}[,>]|\\[K in (?:Exclude<)?${union}[^\\]]*\\]: `).test(
          readText(file),
        ),
      );

  it('Add a variant rule: names each file with a table that needs an entry', () => {
    const recipe = sectionsOf(contributing).get('Add a variant rule')!;
    const files = tablesBy("Rule\\['kind'\\]");
    assert.ok(files.length > 0);
    for (const file of files) assert.ok(recipe.includes(`\`${file}\``), file);
  });

  it('Add a diagnostic: only generated files have a table that needs an entry', () => {
    const files = tablesBy('(?:DiagnosticCode|ReportCode)');
    assert.deepEqual(files, ['src/features/diagnostics/generated/descriptions.ts']);
  });
});

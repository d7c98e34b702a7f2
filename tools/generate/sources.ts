/**
 * Source files that are generated from the declarations in other source files: the lists of these declarations, and what the program
 * needs before it loads them. So a declaration is at only one place, and no list has to be extended by hand.
 */

import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { DiagnosticDeclaration, DiagnosticTraits, Severity } from '../../src/features/diagnostics/declaration';

const ROOT = join(__dirname, '../..');

/** An exported value, and where it is. */
interface Exported<T> {
  readonly name: string;
  /** The path of its file from the root of the project, without an extension. */
  readonly file: string;
  readonly value: T;
}

/** Loads the files of a folder, and returns their exported values that `is` accepts. */
function exportedIn<T>(folder: string, is: (value: object) => value is object & T): Exported<T>[] {
  return readdirSync(join(ROOT, folder))
    .sort()
    .flatMap(name => {
      const file = posix.join(folder, name.replace(/\.ts$/, ''));
      const values = Object.entries<unknown>(require(join(ROOT, file)));
      return values.flatMap(([exported, value]) =>
        typeof value === 'object' && value !== null && is(value) ? [{ name: exported, file, value }] : [],
      );
    });
}

const isDiagnostic = (value: object): value is DiagnosticDeclaration => 'code' in value && 'marks' in value;

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'information', 'hint'];

/** Declarations of diagnostics, the most severe ones first, then by code. Findings have this order too. */
function diagnosticsIn(folder: string): Exported<DiagnosticDeclaration>[] {
  return inOrder(exportedIn(folder, isDiagnostic));
}

function inOrder(declared: readonly Exported<DiagnosticDeclaration>[]): Exported<DiagnosticDeclaration>[] {
  const rankOf = ({ value }: Exported<DiagnosticDeclaration>) => SEVERITIES.indexOf(value.severity);
  return [...declared].sort((a, b) => rankOf(a) - rankOf(b) || (a.value.code < b.value.code ? -1 : 1));
}

const DIAGNOSTICS = 'src/features/diagnostics';
const LINT = 'src/features/lint';

const ofRules = diagnosticsIn(`${DIAGNOSTICS}/rules`);
const ofLint = diagnosticsIn(`${LINT}/rules`);
const allDiagnostics = inOrder([...ofRules, ...ofLint]).map(({ value }) => value);

/** The traits that a table of diagnostics has, in their order there. */
const TRAITS: Readonly<Record<keyof DiagnosticTraits, true>> = {
  severity: true,
  waitsFor: true,
  cell: true,
  puzzle: true,
  lint: true,
  setting: true,
};

function traitsOf(declaration: DiagnosticDeclaration): string {
  const traits = (Object.keys(TRAITS) as (keyof DiagnosticTraits)[]).flatMap(trait =>
    declaration[trait] === undefined ? [] : [`${trait}: ${literal(declaration[trait])}`],
  );
  return `{ ${traits.join(', ')} }`;
}

/** The generated source files: their paths, and functions that return their texts. */
export const GENERATED_SOURCES: readonly { readonly path: string; make(): string }[] = [
  {
    path: `${DIAGNOSTICS}/generated/diagnostics.ts`,
    make: () => `${head('What the program needs to know about each diagnostic before it loads the code that finds it')}
import type { DiagnosticTraits } from '../declaration';

/** The diagnostics by code, the most severe ones first. */
export const DIAGNOSTICS = {
${allDiagnostics.map(declaration => `  ${key(declaration.code)}: ${traitsOf(declaration)},\n`).join('')}} as const satisfies Readonly<Record<string, DiagnosticTraits>>;
`,
  },
  {
    path: `${DIAGNOSTICS}/generated/descriptions.ts`,
    make: () => `${head('What each diagnostic marks')}
import type { DiagnosticCode } from '../declarations';

/** By code: what a diagnostic marks, as Markdown without a full stop. */
export const DESCRIPTIONS: Readonly<Record<DiagnosticCode, string>> = {
${allDiagnostics.map(({ code, marks }) => property(key(code), literal(marks))).join('')}};
`,
  },
  {
    path: `${DIAGNOSTICS}/generated/rules.ts`,
    make: () =>
      listOf('All rules that examine one puzzle', `${DIAGNOSTICS}/generated`, ofRules.filter(hasCheck), {
        name: 'RULES',
        type: 'DiagnosticRule',
        from: '../rule',
        about: 'The rules in the order of their findings.',
      }),
  },
  {
    path: `${LINT}/generated/rules.ts`,
    make: () =>
      listOf('All lint rules', `${LINT}/generated`, ofLint, {
        name: 'LINT_RULES',
        type: 'LintRule',
        from: '../rule',
        about: 'The lint rules in the order of their findings.',
      }),
  },
];

function hasCheck({ value }: Exported<object>): boolean {
  return 'check' in value;
}

/** The first comment of a generated file. */
function head(about: string): string {
  return `/** ${about}. Written by \`npm run generate\`: do not edit. */\n`;
}

/** A list and its declared type. */
interface List {
  readonly name: string;
  readonly type: string;
  /** The file of the type, from the folder of the list. */
  readonly from: string;
  readonly about: string;
}

/** A source file with the list of exported values. */
function listOf(title: string, folder: string, exported: readonly Exported<object>[], list: List): string {
  const files = [...new Set(exported.map(({ file }) => file))].sort();
  const imports = files.map(file => {
    const names = exported.filter(each => each.file === file).map(({ name }) => name);
    return `import { ${names.sort().join(', ')} } from '${posix.relative(folder, file)}';\n`;
  });
  const start = `export const ${list.name}: readonly ${list.type}[] = [`;
  const names = exported.map(({ name }) => name);
  return `${head(title)}
import type { ${list.type} } from '${list.from}';
${imports.join('')}
/** ${list.about} */
${wrapped(`${start}${names.join(', ')}];`, `${start}\n${names.map(name => `  ${name},\n`).join('')}];`)}
`;
}

/** The maximum length of a line, as in biome.json. */
const LINE = 120;

function wrapped(line: string, lines: string): string {
  return line.length <= LINE ? line : lines;
}

/** A property of an object in lines of its own. */
function property(name: string, value: string): string {
  return `${wrapped(`  ${name}: ${value},`, `  ${name}:\n    ${value},`)}\n`;
}

function key(name: string): string {
  return /^\w+$/.test(name) ? name : literal(name);
}

function literal(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  return quote + text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote;
}

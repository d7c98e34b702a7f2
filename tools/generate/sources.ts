/**
 * Source files that are generated from the declarations in other source files: the lists of these declarations, and what the program
 * needs before it loads them. So a declaration is at only one place, and no list has to be extended by hand.
 */

import { posix } from 'node:path';
import type { CommandDeclaration } from '../../src/extension/commands/command';
import type { DiagnosticDeclaration, DiagnosticTraits, Severity } from '../../src/features/diagnostics/declaration';
import { type Exported, exportedIn } from './exported';

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

const COMMANDS = 'src/extension/commands';

const isDeclaration = (value: object): value is CommandDeclaration => 'id' in value && 'section' in value;

/** A value with the declarations of one command or several. */
type Declarations = CommandDeclaration | readonly CommandDeclaration[];

const isCommands = (value: object): value is Declarations & object =>
  Array.isArray(value) ? value.length > 0 && value.every(isDeclaration) : isDeclaration(value);

const ofCommands = exportedIn<Declarations>(COMMANDS, isCommands);

/** All commands, including the ones of open files, which are not in the generated list. */
export const DECLARED_COMMANDS: readonly CommandDeclaration[] = [
  ...ofCommands,
  ...exportedIn<Declarations>('src/extension/cellTyping', isCommands),
].flatMap(({ value }) => value);

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
    make: () => `${head('The properties of each diagnostic that the program needs before it loads the code that finds it')}
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
  {
    path: `${COMMANDS}/generated/commands.ts`,
    make: () =>
      listOf('All commands except those of open files', `${COMMANDS}/generated`, ofCommands, {
        name: 'COMMANDS',
        type: 'Command',
        from: '../command',
        about: 'The commands, in no particular order.',
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
  const files = [...new Set(exported.map(({ file }) => file))];
  const imports = [
    { from: list.from, line: `import type { ${list.type} } from '${list.from}';` },
    ...files.map(file => {
      const from = posix.relative(folder, file);
      const names = exported.filter(each => each.file === file).map(({ name }) => name);
      names.sort();
      const end = `} from '${from}';`;
      const lines = names.map(name => `  ${name},\n`).join('');
      return { from, line: wrapped(`import { ${names.join(', ')} ${end}`, `import {\n${lines}${end}`) };
    }),
  ].sort((one, other) => (one.from < other.from ? -1 : 1));
  const start = `export const ${list.name}: readonly ${list.type}[] = [`;
  const names = exported.map(({ name, value }) => (Array.isArray(value) ? `...${name}` : name));
  return `${head(title)}
${imports.map(({ line }) => line).join('\n')}

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

import assert from 'node:assert/strict';
import type { Expression, Program } from 'acorn';
import { programOf, programs } from '../../tools/sources/programs';

/**
 * Allowed state at module level in src/, by file and name, each with its reason. All other state belongs to the Analysis, or to objects
 * that `activate` creates.
 */
const ALLOWED: Record<string, Record<string, string>> = {
  'core/cellArray.ts': {
    piece: 'memory for arrays; each part is used by one array',
    used: 'how much of it is used',
  },
  'core/geometry.ts': { known: 'a table computed once from its key, the size of a box' },
  'core/rules/distinct.ts': { known: 'by rule: a key that is computed once and freed with it' },
  'core/rules/geometry.ts': {
    known: 'geometries by their keys, as long as they are used: equal ones must be the same object',
    full: 'which geometries keep what was made of them: an order of last use, which changes no result',
  },
  'core/rules/automaton.ts': {
    shared: 'by key: automata and sets that are computed once from it, as long as they are used',
  },
  'core/rules/relations.ts': { known: 'by size and function: tables that are computed once from it and freed with it' },
  'core/rules/checks.ts': { known: 'by constraint: its check, made once and freed with it' },
  'core/rules/rule.ts': { known: 'by layout and rule: its constraints, made once and freed with it' },
  'core/sentences.ts': {
    current: 'the language of the process, which is set once when it starts',
    formatters: 'by locale: formatters that are computed once from it',
  },
  'core/templates.ts': { parsed: 'by template: its parts; at most as many as there are templates' },
  'core/notation.ts': { characters: 'a buffer that every call of makeLine fills again' },
  'core/rating/chains/graph.ts': { graphs: 'by board: a graph that is computed once and freed with the board' },
  'core/solver/bands/bands.ts': { owner: 'the search that uses the memory of the engine at the moment' },
  'core/solver/bands/engine.ts': {
    loaded: 'the engine; a host needs only one',
    tried: 'whether loading was tried',
  },
  'core/solver/propagation/pathPropagator.ts': {
    liveOf: 'by automaton and number of cells: sets that are computed once and freed with the automaton',
  },
  'core/solver/exactCoverTable.ts': { tables: 'tables computed once from their key, the geometry' },
  'core/techniques/rules/truths.ts': { known: 'by givens: the last solution that a search found, freed with them' },
  'core/techniques/uniqueness/rectangle.ts': {
    givenByDigits: 'by givens: an answer that is computed once and freed with them',
  },
  'text/parser/lines/syntax.ts': { CHARACTER_KINDS: 'a table of constants, filled when the file is loaded' },
  'text/parser/lines/words.ts': { SEPARATORS: 'a table of constants, filled when the file is loaded' },
  'text/rules/among.ts': { meanings: 'by rule: a text that is written once and freed with it' },
  'text/rules/reading.ts': { known: 'by layout: lines of rules, read once and freed with the layout' },
  'text/rules/placedRule.ts': { known: 'by line: its rules without mistakes, freed with it' },
  'text/symbols.ts': { tables: 'tables computed once from their key, the alphabet' },
};

/** Methods that change the object they are called on. */
const CHANGING = new Set('set add delete clear push pop shift unshift splice sort reverse fill copyWithin'.split(' '));

/**
 * The names of a module's top-level variables, and of static fields of its classes, that can change: they are reassigned, are containers
 * that start empty, or have objects that a function of the module changes.
 */
function stateOf(program: Program): string[] {
  const constants = new Set<string>();
  const state = new Set<string>();
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'ClassDeclaration') {
      for (const member of declaration.body.body) {
        if (member.type === 'PropertyDefinition' && member.static) state.add(`${declaration.id?.name} static`);
      }
    }
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier') continue;
      // An enum is a `var` that is called once.
      const isEnum = declaration.kind === 'var' && init?.type === 'CallExpression';
      if ((declaration.kind !== 'const' && !isEnum) || (init && startsEmpty(init))) state.add(id.name);
      else constants.add(id.name);
    }
  }
  for (const name of changedInFunctions(program)) if (constants.has(name)) state.add(name);
  return [...state];
}

/** Variables whose objects are changed inside functions. A local variable that shadows one of the same name counts too. */
function changedInFunctions(program: Program): string[] {
  const found: string[] = [];
  const visit = (node: unknown, isInside: boolean) => {
    if (typeof node !== 'object' || node === null) return;
    if (isInside && isNode(node)) {
      const target =
        node.type === 'AssignmentExpression' ? node.left : node.type === 'UpdateExpression' ? node.argument : undefined;
      if (isNode(target) && target.type === 'MemberExpression') found.push(...rootOf(target));
      const { callee } = node;
      if (node.type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression') {
        const { property } = callee;
        if (isNode(property) && CHANGING.has(String(property.name))) found.push(...rootOf(callee));
      }
    }
    const isFunction = isNode(node) && /Function/.test(node.type);
    for (const child of Object.values(node)) visit(child, isInside || isFunction);
  };
  for (const statement of program.body) visit(statement, /Function/.test(statement.type));
  return found;
}

/** The variable at the left of `a.b[c].d`, if there is one. */
function* rootOf(node: Record<string, unknown>): Generator<string> {
  let root: unknown = node;
  while (isNode(root) && root.type === 'MemberExpression') root = root.object;
  if (isNode(root) && root.type === 'Identifier') yield String(root.name);
}

function isNode(value: unknown): value is Record<string, unknown> & { type: string } {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Whether an expression creates an empty container. */
function startsEmpty(init: Expression): boolean {
  if (init.type === 'ArrayExpression') return init.elements.length === 0;
  if (init.type !== 'NewExpression' || init.callee.type !== 'Identifier') return false;
  if (/^(?:WeakValues|Cache)$/.test(init.callee.name)) return true; // containers of the project
  const [first] = init.arguments;
  if (/^(Weak)?(Map|Set)$/.test(init.callee.name)) return !first;
  return /Array$/.test(init.callee.name) && (!first || first.type === 'Literal' || first.type === 'BinaryExpression');
}

describe('the source', () => {
  it('has only the listed state at module level', () => {
    const found = [...programs()].flatMap(([file, program]) => stateOf(program).map(name => `${file}: ${name}`));
    const allowed = Object.entries(ALLOWED).flatMap(([file, names]) =>
      Object.keys(names).map(name => `${file}: ${name}`),
    );
    assert.deepEqual(found.sort(), allowed.sort());
  });

  it('is found to have other state', () =>
    assert.deepEqual(
      stateOf(
        programOf(`let a = 1; export let b; const c = new Map<string, number>(); const d = new Uint8Array(81); const e: string[] = [];
         export const f = {}; const g = new Set([1]); const h = [1]; const i = 2; const j = Uint8Array.of(1); function k() { let l = 1; }
         const m = { n: [0] }; const o = () => { m.n[0]++; g.add(2); h.map(String); }; class P { static q = 1; }`),
      ),
      ['a', 'b', 'c', 'd', 'e', 'P static', 'm', 'g'],
    ));
});

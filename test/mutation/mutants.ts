/**
 * Small faults, put into a source one at a time: a comparison inverted, a sign changed, a statement removed. Each is a mutant. A test that
 * fails kills it; one that no test kills shows a missing test, or is equivalent to the source.
 * The source is JavaScript without types, so that acorn can parse it and no fault is a type error.
 */

import { type Node, parse } from 'acorn';

export interface Mutant {
  /** The replaced range, as offsets in the source. */
  readonly start: number;
  readonly end: number;
  /** The new text. */
  readonly replacement: string;
  /** The expression or statement around it that can be switched at run time; absent in code that runs only while a file is loaded. */
  readonly switched?: Span;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

type Tree = Node & Record<string, unknown>;

/** The mutants of a JavaScript source, by position. */
export function mutantsOf(source: string): Mutant[] {
  const found: Mutant[] = [];
  const visit = (node: Tree, parent: Tree | undefined, around: ReadonlySet<string>, isLate: boolean): void => {
    // The counters of a function for its next pause.
    const isFunction = /Function/.test(node.type);
    const counters = isFunction ? new Set([...around, ...countersIn(source.slice(node.start, node.end))]) : around;
    if (onlyDecidesPauses(node, counters)) return;
    // A number may be the name of a property.
    const canSwitch = isLate && !(parent?.type === 'Property' && parent.key === node);
    for (const mutant of mutantsAt(node, parent, source)) {
      const { start, end } = mutant.replacement !== ';' && OPERATIONS.has(node.type) ? node : mutant;
      found.push(canSwitch ? { ...mutant, switched: { start, end } } : mutant);
    }
    for (const child of childrenOf(node))
      visit(child, node, counters, isLate || isFunction || node.type === 'PropertyDefinition');
  };
  visit(parse(source, { ecmaVersion: 'latest', sourceType: 'script' }) as unknown as Tree, undefined, new Set(), false);
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Applies a mutant to a source. */
export function mutated(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

/** Expressions in which a mutant replaces an operator, so that the whole can be switched. */
const OPERATIONS = new Set(['BinaryExpression', 'LogicalExpression', 'AssignmentExpression', 'UpdateExpression']);

/**
 * A source that contains mutants, by number. `__isOn(number)` turns each on at run time: it skips a statement, or selects one of two
 * expressions. All have a {@link Mutant.switched}.
 */
export function switching(source: string, mutants: ReadonlyMap<number, Mutant>): string {
  const places = new Map<string, { readonly span: Span; readonly isStatement: boolean; readonly options: string[] }>();
  for (const [number, mutant] of mutants) {
    const span = mutant.switched as Span;
    const isStatement = mutant.replacement === ';';
    const key = `${span.start} ${span.end} ${isStatement}`;
    const place = places.get(key) ?? { span, isStatement, options: [] };
    places.set(key, place);
    const other = source.slice(span.start, mutant.start) + mutant.replacement + source.slice(mutant.end, span.end);
    place.options.push(isStatement ? `if (__isOn(${number})) ; else ` : `__isOn(${number}) ? (${other}) : `);
  }
  const ordered = [...places.values()].sort(
    (a, b) => a.span.start - b.span.start || b.span.end - a.span.end || Number(b.isStatement) - Number(a.isStatement),
  );
  let next = 0;
  const written = (start: number, end: number): string => {
    let text = '';
    let at = start;
    while (next < ordered.length && ordered[next].span.start < end) {
      const { span, isStatement, options } = ordered[next++];
      const inside = written(span.start, span.end);
      const [open, close] = isStatement ? ['{ ', ' }'] : ['(', ')'];
      text += `${source.slice(at, span.start)}${open}${options.join('')}${isStatement ? inside : `(${inside})`}${close}`;
      at = span.end;
    }
    return text + source.slice(at, end);
  };
  return written(0, source.length);
}

/** By operator: its replacements. */
const OPERATORS: Record<string, readonly string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '&=': ['|='],
  '|=': ['&='],
  '++': ['--'],
  '--': ['++'],
};

function* mutantsAt(node: Tree, parent: Tree | undefined, source: string): Generator<Mutant> {
  const replace = (part: Node, replacement: string): Mutant => ({ start: part.start, end: part.end, replacement });
  const text = (part: unknown) => source.slice((part as Node).start, (part as Node).end);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const [left, right] = [node.left as Tree, node.right as Tree];
      const operator = node.operator as string;
      // Words are joined with `+`, which has no opposite.
      if (operator.startsWith('+') && (isWords(left) || isWords(right))) return;
      const start = source.indexOf(operator, left.end);
      for (const other of OPERATORS[operator] ?? []) yield { start, end: start + operator.length, replacement: other };
      return;
    }
    case 'UpdateExpression': {
      const operator = node.operator as string;
      const start = node.prefix ? node.start : node.end - 2;
      yield { start, end: start + 2, replacement: OPERATORS[operator][0] };
      return;
    }
    case 'UnaryExpression':
      if ('!-~'.includes(node.operator as string)) yield replace(node, text(node.argument));
      return;
    case 'Literal':
      // The compiler writes an imported function as `(0, module.name)(…)`, and undefined as `void 0`.
      if (parent?.type === 'SequenceExpression' || parent?.operator === 'void') return;
      if (typeof node.value === 'boolean') yield replace(node, String(!node.value));
      if (typeof node.value === 'number') yield replace(node, String(node.value + 1));
      return;
    case 'IfStatement':
      yield replace(node.test as Tree, 'true');
      yield replace(node.test as Tree, 'false');
      return;
    case 'ConditionalExpression':
      yield replace(node.test as Tree, 'true');
      yield replace(node.test as Tree, 'false');
      return;
    case 'WhileStatement':
      yield replace(node.test as Tree, 'false');
      return;
    case 'ExpressionStatement':
    case 'ContinueStatement':
    case 'BreakStatement':
      if (parent?.type !== 'Program' && !isPause(node)) yield replace(node, ';');
      return;
    case 'ReturnStatement':
      // Not the last `return` of a function with a result, whose removal would always fail.
      if (!node.argument || parent?.type === 'IfStatement') yield replace(node, ';');
      return;
  }
}

/** Whether an expression consists of words. */
function isWords(node: Tree): boolean {
  if (node.type === 'BinaryExpression') return isWords(node.left as Tree) || isWords(node.right as Tree);
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}

/** Whether a statement is `yield undefined`, which only lets other work run. */
function isPause(node: Tree): boolean {
  const expression = node.expression as Tree | undefined;
  if (expression?.type !== 'YieldExpression' || expression.delegate) return false;
  const argument = expression.argument as Tree | null;
  return !argument || argument.name === 'undefined' || argument.operator === 'void';
}

/** The names that the code of a function sets to `AT_ONCE`, or to a constant whose name ends in it. */
const countersIn = (code: string): string[] =>
  Array.from(code.matchAll(/\b(\w+) = (?:\w+_)?AT_ONCE\b/g), match => match[1]);

/** Whether a part of the source is a condition of a pause, the amount of work between two (`AT_ONCE`), or a counter for it. */
function onlyDecidesPauses(node: Tree, counters: ReadonlySet<string>): boolean {
  if (node.type === 'VariableDeclarator') return /(^|_)AT_ONCE$/.test(nameOf(node.id));
  if (node.type === 'ExpressionStatement') return counters.has(nameOf(counted(node)));
  if (node.type !== 'IfStatement' || node.alternate) return false;
  const consequent = node.consequent as Tree;
  const body = consequent.type === 'BlockStatement' ? (consequent.body as Tree[]) : [consequent];
  return body.some(isPause) && body.every(each => isPause(each) || counters.has(nameOf(counted(each))));
}

/** The target of an assignment, or of a change by one. */
function counted(statement: Tree): unknown {
  const { left, argument } = (statement.expression ?? {}) as Tree;
  return left ?? argument;
}

const nameOf = (node: unknown): string => String((node as Tree | undefined)?.name);

function childrenOf(node: Tree): Tree[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Tree => typeof (value as Tree | null)?.type === 'string');
}

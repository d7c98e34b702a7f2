/** The templates of sentences in the source, each with the names of its values. */

import type { AnyNode, Program } from 'acorn';
import { ruleMeanings, ruleWordOf } from '../../src/core/rules/meanings';
import { techniques } from '../../src/core/techniques/index';

import { LEVELS } from '../../src/core/techniques/step';
import { type Part, templatePartsOf } from '../../src/core/templates';
import { WRITABLE_FORMATS } from '../../src/formats/index';
import { nodesOf, programs } from './programs';

const KINDS = Object.keys(ruleMeanings) as (keyof typeof ruleMeanings)[];

/** A call of `t` or `phrase`. */
export interface TemplateCall {
  readonly file: string;
  /** Undefined if the first argument is not a literal. */
  readonly template: string | undefined;
  /** The names of the values; undefined if the second argument is not an object with plain names. */
  readonly values: readonly string[] | undefined;
}

/** All calls in the source. */
export const templateCalls = (): TemplateCall[] =>
  [...programs()].flatMap(([file, program]) => (file === 'core/sentences.ts' ? [] : callsIn(file, program)));

/**
 * All templates of the source, each once, declared names first, then in the order of files and lines.
 * @throws an error that lists the malformed ones
 */
export function templates(): string[] {
  const calls = templateCalls();
  const faults = malformedIn(calls);
  if (faults.length > 0)
    throw new Error(`${faults.join('\n')}\nsrc/core/templates.ts describes the syntax of templates.`);
  return [...new Set([...namedTexts(), ...calls.flatMap(({ template }) => template ?? [])])];
}

/** The malformed templates, each with its file and the reason. */
export const malformedIn = (calls: readonly TemplateCall[]): string[] =>
  calls.flatMap(({ file, template = '' }) => {
    try {
      templatePartsOf(template);
      return [];
    } catch (error) {
      return [`src/${file}: ${(error as Error).message}`];
    }
  });

/** The calls in a source file, in the order of their lines. */
export function callsIn(file: string, program: Program): TemplateCall[] {
  const inOrder = [...nodesOf(program)].sort((a, b) => a.start - b.start);
  return inOrder.flatMap(node => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return [];
    if (node.callee.name !== 't' && node.callee.name !== 'phrase') return [];
    const [template, values] = node.arguments;
    return { file, template: literalOf(template), values: values ? namesOf(values) : [] };
  });
}

/** A literal, or literals joined by `+`. */
function literalOf(node: AnyNode | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0].value.cooked ?? undefined;
  if (node?.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const [left, right] = [literalOf(node.left), literalOf(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

function namesOf(node: AnyNode): string[] | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const names = node.properties.map(property =>
    property.type === 'Property' && !property.computed && property.key.type === 'Identifier' ? property.key.name : '',
  );
  return names.includes('') ? undefined : names;
}

/** The names of declared lists, which `named` and `namePhrase` translate: each once. */
export const namedTexts = (): string[] => [
  ...new Set([
    ...techniques.map(({ name }) => name),
    ...LEVELS,
    ...KINDS.map(ruleWordOf),
    ...WRITABLE_FORMATS.flatMap(({ name, detail }) => [name, detail]),
  ]),
];

/** The names of the values that a template needs, sorted, each once. */
export function neededBy(template: string): string[] {
  const names = new Set<string>();
  const visit = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (typeof part === 'string' || part.kind === 'number') continue;
      names.add(part.name);
      if (part.kind !== 'value') for (const own of part.cases.values()) visit(own);
    }
  };
  visit(templatePartsOf(template));
  return [...names].sort();
}

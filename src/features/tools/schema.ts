/**
 * The part of JSON Schema that the tools use, and the check of a value. A language model writes the values, so each problem states which
 * property is wrong and what is allowed.
 */

import * as messages from '../../messages/index';

/** The schema of a value. */
export type Schema =
  | {
      readonly type: 'string';
      readonly description?: string;
      readonly enum?: readonly string[];
      readonly maxLength?: number;
    }
  | {
      readonly type: 'integer' | 'number';
      readonly description?: string;
      readonly minimum?: number;
      readonly maximum?: number;
    }
  | { readonly type: 'boolean'; readonly description?: string }
  | { readonly type: 'array'; readonly description?: string; readonly items: Schema; readonly maxItems?: number }
  | ObjectSchema;

/** An object with these properties and no others. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly description?: string;
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties: false;
}

/** The first reason why a value does not follow a schema, as a sentence. Undefined if it does. */
export function problemIn(schema: Schema, value: unknown, name = ''): string | undefined {
  const say = messages.tools.input;
  switch (schema.type) {
    case 'object':
      return problemInObject(schema, value, name);
    case 'array': {
      if (!Array.isArray(value)) return say.wrongType(name, 'a list');
      if (value.length > (schema.maxItems ?? value.length)) return say.tooMany(name, schema.maxItems ?? 0);
      return first(value.map((item, i) => problemIn(schema.items, item, `${name}[${i}]`)));
    }
    case 'string':
      if (typeof value !== 'string') return say.wrongType(name, 'a text');
      if (schema.enum && !schema.enum.includes(value)) return say.notOneOf(name, schema.enum);
      return value.length > (schema.maxLength ?? value.length) ? say.tooLong(name, schema.maxLength ?? 0) : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? undefined : say.wrongType(name, 'true or false');
    default: {
      const { type, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
      const isRight = type === 'integer' ? Number.isInteger(value) : Number.isFinite(value);
      if (!isRight) return say.wrongType(name, type === 'integer' ? 'a whole number' : 'a number');
      const number = value as number;
      return minimum <= number && number <= maximum ? undefined : say.outOfRange(name, schema.minimum, schema.maximum);
    }
  }
}

function problemInObject(
  { properties, required = [] }: ObjectSchema,
  value: unknown,
  name: string,
): string | undefined {
  const say = messages.tools.input;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return name === '' ? say.notAnObject() : say.wrongType(name, 'an object');
  }
  const inside = (key: string) => (name ? `${name}.${key}` : key);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  const known = Object.keys(properties);
  const unknown = entries.find(([key]) => !known.includes(key));
  if (unknown) return say.unknown(inside(unknown[0]), known);
  const missing = required.find(key => !entries.some(([given]) => given === key));
  if (missing !== undefined) return say.missing(inside(missing));
  return first(entries.map(([key, one]) => problemIn(properties[key], one, inside(key))));
}

const first = (problems: readonly (string | undefined)[]) => problems.find(problem => problem !== undefined);

/** Evaluates the conditions of menus and keybindings in package.json, in the part of their language that this extension uses. */

/** Context keys with their values; missing keys are undefined, as in VS Code. */
export type Context = Readonly<Record<string, boolean | number | string | undefined>>;

/** Whether a condition is true: `a && !b || c == d || e != f || g > 1`. An absent condition is true. */
export function holds(when: string | undefined, context: Context): boolean {
  if (when === undefined) return true;
  return when.split(' || ').some(any => any.split(' && ').every(all => isTrue(all.trim(), context)));
}

function isTrue(term: string, context: Context): boolean {
  const [, key, operator, value] = /^(\S+) (==|!=|>) (.+)$/.exec(term) ?? [];
  if (key !== undefined) {
    const wanted = value.replaceAll("'", '');
    if (operator === '>') return Number(context[key] ?? Number.NaN) > Number(wanted);
    return (String(context[key]) === wanted) === (operator === '==');
  }
  if (!/^!?[\w.]+$/.test(term)) throw new Error(`not understood: ${term}`);
  if (term === 'true' || term === 'false') return term === 'true';
  return term.startsWith('!') ? !context[term.slice(1)] : Boolean(context[term]);
}

/** Evaluates the conditions of package.json's menus and keybindings, as far as this extension uses their language. */

/** Context keys with their values; those that are missing are undefined, as in VS Code. */
export type Context = Readonly<Record<string, boolean | number | string | undefined>>;

/** Whether a condition holds: `a && !b || c == d || e != f || g > 1`. An absent condition does. */
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

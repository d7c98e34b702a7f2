/** Finds the text of a puzzle in what people paste: links and ids with their names, or the text alone. */

/** A link or an id, and the puzzle's text in it. */
export interface Wrapped {
  readonly form: 'fPuzzles' | 'sudokuPad' | 'iss' | 'killerColours' | 'solo';
  readonly text: string;
}

/** The puzzle's text in a link of a site, percent-decoded; undefined where there is none. Nothing is fetched. */
export function unwrapLink(text: string): Wrapped | undefined {
  const [, host, rest] = /^(?:https?:\/\/)?((?:[\w-]{1,60}\.){1,5}[a-z]{2,20}(?::\d{1,5})?)(\/\S*)$/i.exec(text) ?? [];
  if (host === undefined) return undefined;
  const [target, fragment = ''] = rest.split('#');
  const [path, query = ''] = target.split('?');
  const get = (name: string, parameters = query) => {
    const found = parameters.split('&').find(each => each.toLowerCase().startsWith(`${name}=`));
    return found === undefined ? undefined : decoded(found.slice(name.length + 1));
  };
  const [load, id, bd] = ['load', 'puzzleid', 'bd'].map(name => get(name));
  // A plus is a space there. In compressed texts it is a sign of its own.
  const q = get('q', query.replaceAll('+', '%20')) ?? get('q', fragment.replaceAll('+', '%20'));
  if (/solo\.html$/i.test(path) && fragment !== '') return { form: 'solo', text: decoded(fragment) };
  if (load !== undefined) return { form: 'fPuzzles', text: load };
  if (q !== undefined) return { form: 'iss', text: q };
  if (bd?.includes(',')) return { form: 'killerColours', text: bd };
  if (!/sudokupad|crackingthecryptic/i.test(host)) return undefined;
  return { form: 'sudokuPad', text: id ?? decoded(path.replace(/^\/(?:sudoku\/|puzzle\/)*/, '')) };
}

/** The compressed text behind the name of a form of SudokuPad. */
export function unwrapId(id: string): Wrapped | undefined {
  const [, name, text] = /^(fpuz(?:zles)?|scl|ctc|scf)(?=[A-Za-z0-9+/%-]{20})(\S+)$/.exec(id) ?? [];
  if (name === undefined) return undefined;
  return { form: name.startsWith('fpuz') ? 'fPuzzles' : 'sudokuPad', text: decoded(text) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

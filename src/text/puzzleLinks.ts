/** Classifies the address of a link: it contains a puzzle, or only leads to one. Nothing is fetched. */

/** The kind of a link to a puzzle site: it contains a puzzle, a part of one, one that cannot be read, or only the name of one on a server. */
export type PuzzleLinkKind = 'holds-puzzle' | 'cut-off' | 'unsupported-site' | 'on-server';

const LINK = /^(?:https?:\/\/)?((?:[\w-]{1,60}\.){1,5}[a-z]{2,20})(?::\d{1,5})?\/(\S*)$/i;

/** Maximum length of a name on a server, in characters. Anything longer is a puzzle. */
const LONGEST_NAME = 40;

/** The start of a compressed puzzle, which no name has. */
const COMPRESSED = /^(?:fpuz(?:zles)?|sc[lf])N4I/;

/** The kind of a link with these cells, by whether they are a complete 9x9 puzzle; undefined for other text. */
const kindOfCells = (cells: string | undefined): PuzzleLinkKind | undefined => {
  if (cells === undefined || !/^[.\d]{9,}$/.test(cells)) return undefined;
  return cells.length === 81 ? 'holds-puzzle' : 'cut-off';
};

/** The kind of a link with this board of SudokuWiki: 81 cells, of one character or of two after `S9B`. */
const kindOfBoard = (board: string | undefined): PuzzleLinkKind | undefined =>
  board === undefined ? undefined : /^(?:[.\d]{81}|S9B[\da-z]{162})$/i.test(board) ? 'holds-puzzle' : 'cut-off';

/**
 * By the end of the host name: classifies links by the path without its first slash, and by the parameters. `get` returns undefined for a
 * parameter that the link does not have.
 */
const SITES: readonly (readonly [
  host: RegExp,
  kindOf: (path: string, get: (parameter: string) => string | undefined) => PuzzleLinkKind | undefined,
])[] = [
  [
    /(?:^|\.)sudokumaker\.app$/,
    (path, get) => (path !== '' || get('puzzle') !== undefined ? 'unsupported-site' : undefined),
  ],
  [/^swaroopg92\.github\.io$/, path => (/^penpa-edit\b/.test(path) ? 'unsupported-site' : undefined)],
  [/(?:^|\.)sudokuwiki\.org$/, (_path, get) => kindOfBoard(get('bd'))],
  [
    /(?:^|\.)(?:sudoku\.coach|sudokuexchange\.com)$/,
    (path, get) =>
      kindOfCells(
        get('s') ??
          path
            .split('/')
            .filter(part => part !== '')
            .at(-1),
      ) ?? (get('s') ? 'cut-off' : /(?:^|\/)(?:s|p|play|puzzle)\/[\w-]{4,40}\/?$/.test(path) ? 'on-server' : undefined),
  ],
  [/(?:^|\.)logic-masters\.de$/, path => (/\/zeigen\.php$/i.test(path) ? 'on-server' : undefined)],
  [/(?:^|\.)lisudoku\.xyz$/, path => (/^p\/[\w-]{4,40}$/.test(path) ? 'on-server' : undefined)],
  [/^(?:www\.)?tinyurl\.com$/, path => (path === '' ? undefined : 'on-server')],
  [
    /(?:^|\.)f-puzzles\.com$/,
    (_path, get) => (get('load') !== undefined ? 'holds-puzzle' : get('id') !== undefined ? 'on-server' : undefined),
  ],
  [
    /(?:^|\.)(?:sudokupad\.app|sudokupad\.svencodes\.com|crackingthecryptic\.com)$/,
    (path, get) => {
      const id = get('puzzleid') ?? path.replace(/^(?:sudoku|puzzle)(?:\/|$)/, '').replace(/\/$/, '');
      if (id === '') return undefined;
      if (id.length <= LONGEST_NAME && COMPRESSED.test(id)) return 'cut-off';
      return id.length <= LONGEST_NAME && /^[\w/-]+$/.test(id) ? 'on-server' : 'holds-puzzle';
    },
  ],
];

/** The cells of a grid in a link, possibly percent-encoded. */
const CELLS = /(?<=[/=#])(?:[\d.*_,-]|%[\da-f]{2}){36,2000}(?=$|[&?#/])/i;

/** The target of a redirecting link that has it as a parameter, as in Google documents; otherwise the link itself. */
export function targetOfLink(link: string): string {
  const [, target] = /[?&](?:q|url|u|target)=(https?%3A[^\s&#]{1,4000})/i.exec(link) ?? [];
  if (target === undefined) return link;
  try {
    return decodeURIComponent(target);
  } catch {
    return link;
  }
}

/** The size and the cells in a link of puzz.link and other sites that run the same program. */
const PZPR = /\/p(?:\.html)?\?sudoku\/([4689])\/\1\/([\da-z]{4,81})(?=$|[&#])/;

/** The cells of a link that matches {@link PZPR}: digits, and letters from `g` on, each for one or more empty cells. */
function cellsOfPzpr(link: string): string | undefined {
  const [, size, code] = PZPR.exec(link) ?? [];
  const cells = code?.replace(/[g-z]/g, c => '.'.repeat(Number.parseInt(c, 36) - 15)) ?? '';
  return cells.length === Number(size) ** 2 && /^[\d.]+$/.test(cells) ? cells : undefined;
}

/**
 * The cells in the path, a parameter or the fragment of a link of any site, if at least a quarter of them are empty.
 * Undefined for 81 cells that are written without encoding, because the parser reads these as a single-line puzzle.
 */
export function cellsInLink(link: string): string | undefined {
  const coded = cellsOfPzpr(link);
  if (coded) return coded;
  const cells = (CELLS.exec(link)?.[0] ?? '')
    .replace(/%(\w\w)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/[\s,;|/]/g, '');
  if (link.includes(cells) && cells.length === 81) return undefined;
  const isGrid = /^[\d.*_-]+$/.test(cells) && [36, 64, 81].includes(cells.length);
  return isGrid && 4 * cells.replace(/[1-9]/g, '').length >= cells.length ? cells : undefined;
}

/** The kind of a link to a puzzle site; undefined for other texts, and for pages of these sites that name no puzzle. */
export function puzzleLinkKindOf(text: string): PuzzleLinkKind | undefined {
  const [, host, rest] = LINK.exec(targetOfLink(text)) ?? [];
  if (host === undefined) return undefined;
  const site = SITES.find(([pattern]) => pattern.test(host.toLowerCase()));
  if (!site) return cellsInLink(`/${rest}`) === undefined ? undefined : 'holds-puzzle';
  const [target] = rest.split('#');
  const at = target.indexOf('?');
  const parameters = at < 0 ? [] : target.slice(at + 1).split('&');
  const get = (name: string) =>
    parameters.find(each => each.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  return site[1](at < 0 ? target : target.slice(0, at), get);
}

/** The colors that a theme or a user may set. Only `npm run generate` reads their texts; drawing code uses their ids. */

/** The default of a color in each kind of theme, as `#rrggbb` or `#rrggbbaa`. */
interface ColorDefaults {
  readonly light: string;
  readonly dark: string;
  readonly highContrast: string;
  readonly highContrastLight: string;
}

/** Colors of one thing, such as its background and its border. */
interface ColorsOf {
  /** The thing, in the table of docs/guide/settings.md. */
  readonly of: string;
  readonly colors: Readonly<Record<string, { readonly description: string; readonly defaults: ColorDefaults }>>;
}

/** All colors by id, without `sudoku.`, in the order of the documentation. */
export const COLORS = [
  {
    of: 'Entries',
    colors: {
      entryForeground: {
        description: 'Entries, in grids whose format does not distinguish them from givens.',
        defaults: { light: '#0b5cad', dark: '#7cc0ff', highContrast: '#7cd4ff', highContrastLight: '#0b4f9e' },
      },
    },
  },
  {
    of: 'Blanks, borders and separators',
    colors: {
      blankForeground: {
        description: 'Blanks, borders and separators in the text of a puzzle.',
        defaults: { light: '#6a6a6a', dark: '#9d9d9d', highContrast: '#b3b3b3', highContrastLight: '#595959' },
      },
    },
  },
  {
    of: 'Lists of candidates',
    colors: {
      candidateForeground: {
        description: 'Lists of candidates in the text of a puzzle.',
        defaults: { light: '#6a6a6a', dark: '#9d9d9d', highContrast: '#b3b3b3', highContrastLight: '#595959' },
      },
    },
  },
  {
    of: 'Digits of earlier steps of a path',
    colors: {
      ghostForeground: {
        description: 'Digits of earlier steps of a path, shown over the blanks of the puzzle.',
        defaults: { light: '#1a4fb4', dark: '#7fb0ff', highContrast: '#8cc8ff', highContrastLight: '#1a4fb4' },
      },
    },
  },
  {
    of: 'Edges of boxes',
    colors: {
      boxEdge: {
        description: 'Edges of boxes in grids whose text does not show them.',
        defaults: { light: '#00000059', dark: '#ffffff59', highContrast: '#ffffff', highContrastLight: '#000000' },
      },
    },
  },
  {
    of: 'Forced cells',
    colors: {
      forcedBackground: {
        description: 'Background of forced cells.',
        defaults: { light: '#0d948826', dark: '#2dd4bf26', highContrast: '#00000000', highContrastLight: '#00000000' },
      },
      forcedBorder: {
        description: 'Line below forced cells.',
        defaults: { light: '#0d9488', dark: '#2dd4bf', highContrast: '#5eead4', highContrastLight: '#0f5f57' },
      },
    },
  },
  {
    of: 'The houses that a hint points to',
    colors: {
      areaBackground: {
        description: 'Background of the houses that a hint points to.',
        defaults: { light: '#3b82f61f', dark: '#60a5fa26', highContrast: '#00000000', highContrastLight: '#00000000' },
      },
      areaBorder: {
        description: 'Border around the houses that a hint points to.',
        defaults: { light: '#2563eb', dark: '#60a5fa', highContrast: '#8cc8ff', highContrastLight: '#1a4fb4' },
      },
    },
  },
  {
    of: 'The cells that a step is based on',
    colors: {
      evidenceBackground: {
        description: 'Background of the cells that a step is based on.',
        defaults: { light: '#f59e0b40', dark: '#fbbf2440', highContrast: '#00000000', highContrastLight: '#00000000' },
      },
      evidenceBorder: {
        description: 'Border around the cells that a step is based on.',
        defaults: { light: '#b45309', dark: '#fbbf24', highContrast: '#ffd24d', highContrastLight: '#8a4b00' },
      },
    },
  },
  {
    of: 'Cells that break the pattern of a step, such as fins, and the second color of colorings',
    colors: {
      exceptionBackground: {
        description:
          'Background of cells that break the pattern of a step, such as fins, and of the second color in colorings.',
        defaults: { light: '#8b5cf633', dark: '#a78bfa40', highContrast: '#00000000', highContrastLight: '#00000000' },
      },
      exceptionBorder: {
        description:
          'Border around cells that break the pattern of a step, such as fins, and of the second color in colorings.',
        defaults: { light: '#6d28d9', dark: '#c4b5fd', highContrast: '#d2b6ff', highContrastLight: '#5b21b6' },
      },
    },
  },
  {
    of: 'Candidates that a step eliminates',
    colors: {
      eliminationBackground: {
        description: 'Background of candidates that a step eliminates.',
        defaults: { light: '#ef444433', dark: '#f8717140', highContrast: '#00000000', highContrastLight: '#00000000' },
      },
      eliminationBorder: {
        description: 'Border around candidates that a step eliminates.',
        defaults: { light: '#b91c1c', dark: '#fca5a5', highContrast: '#ff9c9c', highContrastLight: '#a80000' },
      },
    },
  },
  {
    of: 'Cells that a step fills',
    colors: {
      placementBackground: {
        description: 'Background of cells that a step fills.',
        defaults: { light: '#22c55e40', dark: '#4ade8040', highContrast: '#00000000', highContrastLight: '#00000000' },
      },
      placementBorder: {
        description: 'Border around cells that a step fills.',
        defaults: { light: '#15803d', dark: '#86efac', highContrast: '#7dff9b', highContrastLight: '#006b1f' },
      },
    },
  },
] as const satisfies readonly ColorsOf[];

type KeysOf<T> = T extends unknown ? keyof T : never;

/** The id of a color, without `sudoku.`. */
export type ColorId = KeysOf<(typeof COLORS)[number]['colors']>;

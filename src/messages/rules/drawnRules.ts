/** The words of the drawing of rules: its legend below the grid, and descriptions of cells for screen readers. */

export const drawnRules = {
  noBoxes: () => 'No boxes',
  disjointGroups: () => 'Disjoint groups',
  strictKropki: () => 'All dots given',
  strictWhiteDots: () => 'All white dots given',
  strictBlackDots: () => 'All black dots given',
  strictXv: () => 'All X and V given',
  columnIndex: () => 'Column index',
  rowIndex: () => 'Row index',
  sandwich: () => 'Sandwich',
  xSum: () => 'X-sum',
  skyscraper: () => 'Skyscraper',
  numberedRoom: () => 'Numbered room',
} as const;

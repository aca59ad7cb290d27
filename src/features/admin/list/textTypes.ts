/** What a query's progress and failures need from a tab's catalogue. */
export interface QueryTexts {
  readonly loading: string;
  readonly slow: string;
  readonly loadFailed: string;
  readonly refreshFailed: string;
  readonly empty: string;
}

/** What a list needs from a tab's catalogue. Figures are formatted counts. */
export interface ListTexts {
  readonly label: string;
  readonly search: string;
  readonly all: (count: number, figure: string) => string;
  readonly some: (count: number, figure: string, foundFigure: string) => string;
  readonly noMatch: string;
}

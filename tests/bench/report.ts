/** Figures of one run by name. */
export type Figures = Readonly<Record<string, number>>;

export interface Measured {
  /** "listing, 24 products, API on the same origin". */
  readonly table: string;
  readonly subject: string;
  readonly figures: Figures;
}

const sortedOf = (values: readonly number[]) => values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);

export function medianOf(values: readonly number[]): number {
  const sorted = sortedOf(values);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** The middle of several runs, and the least and the most of them. */
function spreadOf(values: readonly number[]) {
  const sorted = sortedOf(values);
  return { median: medianOf(values), least: sorted[0] ?? Number.NaN, most: sorted.at(-1) ?? Number.NaN };
}

const shown = (name: string, value: number) => {
  const inUnit = name.endsWith(', kB') ? value / 1000 : value;
  return inUnit.toFixed(Math.abs(inUnit) < 10 ? 2 : 0);
};

const unique = (all: readonly string[]) => [...new Set(all)];

/** A Markdown table: a row for each figure, a column for each subject: median, least and most, ratio to the floor's median. */
function tableOf(title: string, measured: readonly Measured[]): string {
  const subjects = unique(measured.map(({ subject }) => subject));
  const names = unique(measured.flatMap(({ figures }) => Object.keys(figures)));
  const spread = (subject: string, name: string) =>
    spreadOf(measured.filter((each) => each.subject === subject).map(({ figures }) => figures[name] ?? Number.NaN));
  const cell = (subject: string, name: string) => {
    const { median, least, most } = spread(subject, name);
    if (Number.isNaN(median)) return '–';
    const ratio = subject === 'floor' ? Number.NaN : median / spread('floor', name).median;
    const times = Number.isFinite(ratio) ? `, ${ratio.toFixed(2)} ×` : '';
    return `${shown(name, median)} (${shown(name, least)} to ${shown(name, most)})${times}`;
  };
  const rows = [
    [title, ...subjects],
    ['', ...subjects].map(() => '---'),
    ...names.map((name) => [name, ...subjects.map((subject) => cell(subject, name))]),
  ];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

export function asTables(measured: readonly Measured[]): string {
  const measuredFor = (title: string) => measured.filter(({ table }) => table === title);
  const titles = unique(measured.map(({ table }) => table));
  return titles.map((title) => tableOf(title, measuredFor(title))).join('\n\n');
}

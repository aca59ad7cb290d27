import { type Spread, spreadOf } from './figures/spread';

/** Figures of one run by name: "shop, same origin, listing, applied, lcp". */
export type Figures = Readonly<Record<string, number>>;

export interface Measured {
  /** Products in the catalogue. */
  readonly products: number;
  readonly runs: readonly Figures[];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n');
}

/** Bytes in kB; everything else as it is. */
function shown(name: string, value: number): string {
  if (Number.isNaN(value)) return '–';
  if (/bytes|script/i.test(name)) return (value / 1000).toFixed(0);
  return value < 10 ? value.toFixed(2) : value.toFixed(0);
}

function namesOf(runs: readonly Figures[]): string[] {
  return [...new Set(runs.flatMap((run) => Object.keys(run)))];
}

function spreads({ runs }: Measured): Map<string, Spread> {
  return new Map(namesOf(runs).map((name) => [name, spreadOf(runs.map((run) => run[name] ?? Number.NaN))]));
}

const ratio = (value: number, base: number | undefined) =>
  base && Number.isFinite(value / base) ? (value / base).toFixed(2) : '–';

/** A row for each figure of the shop, prerendered or not: the median, least and most, the floor's median, and the ratio of the two. */
export function asTables(measured: readonly Measured[]): string {
  return measured
    .map((catalogue) => {
      const all = spreads(catalogue);
      const rows = [...all].flatMap(([name, { median, least, most }]) => {
        if (name.startsWith('floor, ')) return [];
        const floor = all.get(name.replace(/^[^,]+/, 'floor'))?.median;
        const range = `${shown(name, least)} – ${shown(name, most)}`;
        return [
          [name, shown(name, median), range, floor === undefined ? '–' : shown(name, floor), ratio(median, floor)],
        ];
      });
      const head = [`${catalogue.products} products (ms, kB)`, 'median', 'least – most', 'floor', 'ratio'];
      return table(head, rows);
    })
    .join('\n\n');
}

/** Each median beside an earlier result's; 1.00 is unchanged. */
export function ratiosTo(before: readonly Measured[], now: readonly Measured[]): string {
  const rows = now.flatMap((catalogue) => {
    const earlier = before.find(({ products }) => products === catalogue.products);
    if (!earlier) return [];
    const known = spreads(earlier);
    return [...spreads(catalogue)].map(([name, { median }]) => {
      const base = known.get(name)?.median;
      return [name, base === undefined ? '–' : shown(name, base), shown(name, median), ratio(median, base)];
    });
  });
  return table(['figure', 'before', 'now', 'ratio'], rows);
}

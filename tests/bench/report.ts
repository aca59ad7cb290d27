import type { PageFigures } from './pageFigures';
import type { TouchFigures } from './touchFigures';

export interface Measured {
  /** Products in the catalogue. */
  readonly products: number;
  readonly pages: Readonly<Record<string, PageFigures>>;
  readonly touch: TouchFigures;
}

type Row = readonly (string | number)[];

function table(head: readonly string[], rows: readonly Row[]): string {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(head), rule, ...cells.slice(1).map(line)].join('\n');
}

const kB = (bytes: number) => (bytes / 1000).toFixed(0);
const seconds = (ms: number) => (ms / 1000).toFixed(2);

/** A table of the pages and one of the tap latencies. */
export function asTables(all: readonly Measured[]): string {
  const pages = all.flatMap(({ products, pages }) =>
    Object.entries(pages).map(([path, figures]) => [
      path,
      products,
      kB(figures.bytes.document),
      kB(figures.bytes.script),
      kB(figures.bytes.fetch),
      kB(figures.bytes.image),
      kB(figures.bytes.font),
      seconds(figures.fcp),
      seconds(figures.lcp),
      figures.tbt.toFixed(0),
      figures.cls.toFixed(3),
      [figures.performance, figures.accessibility, figures.bestPractices, figures.seo].join(' / '),
    ]),
  );
  const touch = all.map(({ products, touch }) => [
    products,
    touch.tapToProduct.toFixed(0),
    touch.tapToNextPage.toFixed(0),
    touch.typeToSuggestions.toFixed(0),
    touch.heapGrowth.toFixed(1),
  ]);
  return [
    table(
      [
        'page',
        'products',
        'HTML kB',
        'JS kB',
        'API kB',
        'pictures kB',
        'fonts kB',
        'FCP s',
        'LCP s',
        'TBT ms',
        'CLS',
        'Lighthouse',
      ],
      pages,
    ),
    table(['products', 'tap to product ms', 'tap to next page ms', 'typing ms', 'memory after 50 pages MB'], touch),
  ].join('\n\n');
}

function leaves(value: unknown, path: string): [string, number][] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path ? `${path} ${key}` : key));
}

/** Each figure relative to an earlier run; 1.00 is unchanged. */
export function asRatios(now: unknown, before: unknown): string {
  const known = new Map(leaves(before, ''));
  const rows = leaves(now, '').flatMap(([name, value]): Row[] => {
    const earlier = known.get(name);
    if (earlier === undefined || name.endsWith('products')) return [];
    const ratio = earlier === value ? 1 : value / earlier;
    return [[name, earlier.toFixed(1), value.toFixed(1), Number.isFinite(ratio) ? ratio.toFixed(2) : '–']];
  });
  return table(['figure', 'before', 'now', 'ratio'], rows);
}

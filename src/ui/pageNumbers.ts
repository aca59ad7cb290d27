export type PageItem = number | 'gap-before' | 'gap-after';

const slots = 7;

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The first page, the last, those around the current one, and gaps between: at most seven items. */
export function pageNumbers(page: number, pages: number): readonly PageItem[] {
  if (pages <= slots) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 'gap-after', pages];
  if (page >= pages - 3) return [1, 'gap-before', ...range(pages - 4, pages)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pages];
}

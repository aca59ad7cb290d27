export interface Page<T> {
  readonly items: readonly T[];
  /** Between 1 and `pages`. */
  readonly page: number;
  readonly pages: number;
  /** Positions of the first and last item, starting at 1; both 0 if there are none. */
  readonly from: number;
  readonly to: number;
}

export function pageOf<T>(items: readonly T[], requested: number, size: number): Page<T> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(Math.max(1, Number.isInteger(requested) ? requested : 1), pages);
  const start = (page - 1) * size;
  const shown = items.slice(start, start + size);
  return { items: shown, page, pages, from: shown.length === 0 ? 0 : start + 1, to: start + shown.length };
}

export interface Page<T> {
  readonly items: readonly T[];
  /** The page shown, held between 1 and `pages`. */
  readonly page: number;
  readonly pages: number;
  /** Place of the first and last item shown, counted from 1; both 0 when there is none. */
  readonly from: number;
  readonly to: number;
}

/** One page of a list (§9: six a page in the listing). A page outside the list is held at its ends. */
export function pageOf<T>(items: readonly T[], asked: number, size: number): Page<T> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(Math.max(1, Number.isInteger(asked) ? asked : 1), pages);
  const start = (page - 1) * size;
  const shown = items.slice(start, start + size);
  return { items: shown, page, pages, from: shown.length === 0 ? 0 : start + 1, to: start + shown.length };
}

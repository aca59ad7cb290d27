import { locale } from '@/lib/language';
import { plural } from '@/lib/numbers';

/** Created once: a formatter is slow to create, and each keystroke in a search needs one. */
const grouping = /* @__PURE__ */ new Intl.NumberFormat(locale);

/** "1,200" */
export function formatCount(count: number): string {
  return grouping.format(count);
}

/** The singular or plural text, with the count in place of its #: "1 order", "1,200 orders". */
export function counted(count: number, one: string, other: string): string {
  return plural(count, one, other).replace('#', formatCount(count));
}

const two = (number: number) => String(number).padStart(2, '0');

/** The calendar day where the reader is, as a date field spells it ("2025-03-09"); '' without a date. */
export function dayOf(date: Date | null): string {
  return date ? `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` : '';
}

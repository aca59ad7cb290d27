const two = (number: number) => String(number).padStart(2, '0');

/** The calendar day where the reader is, as a date field spells it ("2025-03-09"); '' without a date. */
export function dayOf(date: Date | null): string {
  return date ? `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` : '';
}

/** A moment as a server writes it; null where the text is none, or lies in a year that is not of four digits. */
export function momentOf(text: string): Date | null {
  const moment = new Date(text);
  const year = moment.getFullYear();
  return year >= 1000 && year <= 9998 ? moment : null;
}

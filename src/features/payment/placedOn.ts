const dateFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short' });

/** Day and time of a payment (ISO) as the shopper's clock has it. */
export function placedOn(time: string): string {
  return dateFormat.format(new Date(time));
}

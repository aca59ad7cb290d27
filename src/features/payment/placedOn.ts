const dayFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium' });
const timeFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short' });

/** The day of a payment (ISO) where the shopper is. */
export function paidOn(time: string): string {
  return dayFormat.format(new Date(time));
}

/** Day and time of an order (ISO) where the shopper is. */
export function placedOn(time: string): string {
  return timeFormat.format(new Date(time));
}

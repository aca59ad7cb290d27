import { currencyLabel } from '@/config/constants';

/** Whole cents of an amount in dollars as the wire spells it (ruling 11). Takes dollars, gives cents. */
export function toCents(dollars: number): number {
  // Through text: 1.005 * 100 is 100.49999… in binary, and a shopper would see the wrong cent.
  return Math.round(Number(`${dollars}e2`)) || Math.round(dollars * 100) || 0;
}

/** Dollars for the wire. Takes cents, gives a number with at most two decimals. */
export function toDollars(cents: number): number {
  return cents / 100;
}

/** Text with two decimals, as PayPal wants it ("1234.50"). Takes cents. */
export function toDecimalText(cents: number): string {
  return (cents / 100).toFixed(2);
}

const grouping = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The one money formatter (ruling 10): "CA$1,234.50". Takes cents. */
export function formatMoney(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  return `${sign}${currencyLabel}${grouping.format(Math.abs(cents) / 100)}`;
}

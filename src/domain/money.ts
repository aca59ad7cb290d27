import { currencyCode } from '@/config/constants';
import { decimalPoint, groupMark, moneyAfter, moneyBefore } from '@/lib/language';
import { knownMoneyTexts } from './texts';

/** Ruling 11. */
export function toCents(dollars: number): number {
  // Converts via text: 1.005 * 100 is 100.49999… in binary and would round to the wrong cent.
  return Math.round(Number(`${dollars}e2`)) || Math.round(dollars * 100) || 0;
}

export function toDollars(cents: number): number {
  return cents / 100;
}

/** PayPal's format: "1234.50". */
export function toDecimalText(cents: number): string {
  return (cents / 100).toFixed(2);
}

/**
 * Ruling 10: "CA$1,234.50"; in French "1 234,50 $ CA". `Intl.NumberFormat` is not used: its first use takes a slow
 * phone 60 ms before the first price.
 */
export function formatMoney(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const [whole = '', decimals = '00'] = toDecimalText(Math.abs(cents)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, groupMark);
  return `${sign}${moneyBefore}${grouped}${decimalPoint}${decimals}${moneyAfter}`;
}

/** Formats cents that the server may have omitted: 0 means unknown, because nothing in the shop is free. */
export function formatKnown(cents: number): string {
  return cents > 0 ? formatMoney(cents) : knownMoneyTexts.unknown;
}

/** "USD 12.00" for other currencies than the shop's. */
export function formatIn(cents: number, currency: string): string {
  return currency === currencyCode ? formatMoney(cents) : `${currency} ${toDecimalText(cents)}`;
}

/** A booking's paid amount, negative for a refund; 0 means unknown, and '' the shop's currency. */
export function formatPaid(cents: number, currency: string): string {
  return cents === 0 ? knownMoneyTexts.unknown : formatIn(cents, currency.toUpperCase() || currencyCode);
}

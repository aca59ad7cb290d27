import { currencyCode } from '@/config/constants';
import { formatMoney, toDecimalText } from './money';
import { knownMoneyTexts } from './texts';

/** Formats cents that the server may have omitted: 0 means unknown, because nothing in the shop is free. */
export function formatKnown(cents: number): string {
  return cents > 0 ? formatMoney(cents) : knownMoneyTexts.unknown;
}

/** "USD 12.00" for other currencies than the shop's. */
export function formatIn(cents: number, currency: string): string {
  return currency === currencyCode ? formatMoney(cents) : `${currency} ${toDecimalText(cents)}`;
}

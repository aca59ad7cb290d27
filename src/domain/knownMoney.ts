import { formatMoney } from './money';
import { knownMoneyTexts } from './texts';

/** Formats cents that the server may have omitted: 0 means unknown, because nothing in the shop is free. */
export function formatKnown(cents: number): string {
  return cents > 0 ? formatMoney(cents) : knownMoneyTexts.unknown;
}

import { knownMoneyTexts } from './knownMoneyTexts';
import { formatMoney } from './money';

/** Formats an amount that the server may have omitted: 0 means unknown, because nothing the shop charges is free. Takes cents. */
export function formatKnown(cents: number): string {
  return cents > 0 ? formatMoney(cents) : knownMoneyTexts.unknown;
}

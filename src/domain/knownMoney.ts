import { formatMoney } from './money';

/** An amount that the server may not have named: 0 stands for that, and nothing the shop charges is free. Takes cents. */
export function formatKnown(cents: number): string {
  return cents > 0 ? formatMoney(cents) : 'Unknown';
}

import type { LedgerFlag } from '@/domain/ledger';

/** The ledger's flags in words. */
export const flagTexts: Readonly<Record<LedgerFlag, string>> = {
  'amount-differs': 'Amount differs from order total',
  'same-transaction': 'Duplicate transaction',
  'missing-id': 'Missing transaction ID',
};

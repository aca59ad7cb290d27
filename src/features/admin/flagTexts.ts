import type { LedgerFlag } from '@/domain/ledger';

/** The ledger's flags in words. */
export const flagTexts: Readonly<Record<LedgerFlag, string>> = {
  'amount-differs': 'Amount differs from the order’s total',
  'same-transaction': 'Same transaction twice',
  'missing-id': 'Transaction id missing',
};

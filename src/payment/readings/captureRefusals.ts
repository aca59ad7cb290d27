/** PayPal did not capture the order, and never will. */
const refusals: ReadonlySet<string> = new Set([
  'AGREEMENT_ALREADY_CANCELLED',
  'BILLING_AGREEMENT_NOT_FOUND',
  'CARD_BRAND_NOT_SUPPORTED',
  'CARD_CLOSED',
  'CARD_EXPIRED',
  'COMPLIANCE_VIOLATION',
  'CONSENT_NEEDED',
  'CURRENCY_NOT_SUPPORTED_FOR_CARD_TYPE',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'ORDER_EXPIRED',
  'ORDER_NOT_APPROVED',
  'ORDER_VOIDED',
  'PAYEE_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYEE_ACCOUNT_RESTRICTED',
  'PAYEE_BLOCKED_TRANSACTION',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACTION_REQUIRED',
  'PAYER_CANNOT_PAY',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'TRANSACTION_BLOCKED_BY_PAYEE',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_RECEIVING_LIMIT_EXCEEDED',
  'TRANSACTION_REFUSED',
]);

/** PayPal is still processing an earlier request for the order. */
const stillRunning: ReadonlySet<string> = new Set(['PREVIOUS_REQUEST_IN_PROGRESS', 'ORDER_COMPLETION_IN_PROGRESS']);

export function isRefusal(issue: string): boolean {
  return refusals.has(issue);
}

export function isStillRunning(issue: string): boolean {
  return stillRunning.has(issue);
}

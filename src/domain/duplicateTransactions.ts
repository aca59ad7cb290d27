/** What the rule needs of a booked payment; a missing transaction id is null or ''. */
export interface BookedPayment {
  readonly transactionId: string | null;
}

/**
 * The transaction ids that stand in more than one booking: one payment was booked twice. Takes the payments of both kinds
 * of bookings; those without an id have nothing in common.
 */
export function duplicateTransactions(payments: readonly BookedPayment[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { transactionId } of payments) {
    const id = transactionId?.trim();
    if (!id) continue;
    if (seen.has(id)) twice.add(id);
    seen.add(id);
  }
  return twice;
}

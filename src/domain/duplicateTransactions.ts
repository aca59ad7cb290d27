export interface BookedPayment {
  readonly transactionId: string | null;
}

/** Ids used by several bookings, of either kind: one payment was booked twice. */
export function duplicateTransactions(payments: readonly BookedPayment[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const duplicates = new Set<string>();
  for (const { transactionId } of payments) {
    const id = transactionId?.trim();
    if (!id) continue;
    if (seen.has(id)) duplicates.add(id);
    seen.add(id);
  }
  return duplicates;
}

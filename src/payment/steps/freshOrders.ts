import type { Ports } from '@/payment/ports';
import type { UnknownRecord } from '@/payment/types';

/** Whether the account's orders are recent enough to show what became of a booking whose answer was lost. */
export function makeFreshOrders({ currentUser }: Pick<Ports, 'currentUser'>) {
  /** The sign-in that held when the shopper was asked for a fresh one, by attempt: it tells also where a clock was set back. */
  const askedDuring = new Map<string, string | null>();

  return {
    /** A guest has no orders to look at. Of a customer's, only those of a sign-in after the booking was sent count. */
    shows: ({ attemptId, who, sentTimes }: UnknownRecord): boolean => {
      if (who.kind === 'guest') return true;
      const signedInAt = currentUser()?.signedInAt ?? null;
      const asked = askedDuring.get(attemptId);
      if (asked === undefined) askedDuring.set(attemptId, signedInAt);
      const isLater = signedInAt !== null && Date.parse(signedInAt) > Date.parse(sentTimes.at(-1) ?? '');
      return isLater || (asked !== undefined && asked !== signedInAt);
    },
  };
}

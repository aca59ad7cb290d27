import type { Ports } from '@/payment/ports';
import type { UnknownRecord } from '@/payment/types';

export function makeFreshOrders({ currentUser }: Pick<Ports, 'currentUser'>) {
  /** By attempt: the sign-in at the time of the request. Comparing it also works if the clock was set back. */
  const signInWhenAsked = new Map<string, string | null>();

  return {
    /** Orders count if the customer signed in after the booking was sent. Guests have none to check. */
    shows: ({ attemptId, who, sentTimes }: UnknownRecord): boolean => {
      if (who.kind === 'guest') return true;
      const signedInAt = currentUser()?.signedInAt ?? null;
      const asked = signInWhenAsked.get(attemptId);
      if (asked === undefined) signInWhenAsked.set(attemptId, signedInAt);
      const isLater = signedInAt !== null && Date.parse(signedInAt) > Date.parse(sentTimes.at(-1) ?? '');
      return isLater || (asked !== undefined && asked !== signedInAt);
    },
  };
}

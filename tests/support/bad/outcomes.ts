import type { baseQuery } from '@/api/baseQuery';
import type { CallName } from '@/contract/calls';

type Outcome = 'pending' | 'fulfilled' | 'rejected';
const seen: { readonly call: CallName; outcome: Outcome }[] = [];

/** Observes the base query: the store may drop a request with its page before a test can inspect it. */
export const watched =
  (query: typeof baseQuery): typeof baseQuery =>
  async (request, api, options) => {
    const one = { call: request.call, outcome: 'pending' as Outcome };
    seen.push(one);
    const answer = await query(request, api, options);
    one.outcome = answer.error ? 'rejected' : 'fulfilled';
    return answer;
  };

/** The outcome of a call's last request; undefined while any is pending. */
export function lastOutcome(call: CallName): Outcome | undefined {
  const outcomes = seen.filter((one) => one.call === call).map(({ outcome }) => outcome);
  return outcomes.includes('pending') ? undefined : outcomes.at(-1);
}

export function forgetOutcomes(): void {
  seen.length = 0;
}

import type { baseQuery } from '@/api/baseQuery';
import type { CallName } from '@/contract/calls';

type Outcome = 'pending' | 'fulfilled' | 'rejected';
const seen: { readonly call: CallName; outcome: Outcome }[] = [];

/** The shop's base query, watched: what the store keeps of a request may be gone with its page before a test looks. */
export const watched =
  (query: typeof baseQuery): typeof baseQuery =>
  async (request, api, options) => {
    const one = { call: request.call, outcome: 'pending' as Outcome };
    seen.push(one);
    const answer = await query(request, api, options);
    one.outcome = answer.error ? 'rejected' : 'fulfilled';
    return answer;
  };

/** What became of the last request of a call; undefined until every one has its answer. */
export function lastOutcome(call: CallName): Outcome | undefined {
  const outcomes = seen.filter((one) => one.call === call).map(({ outcome }) => outcome);
  return outcomes.includes('pending') ? undefined : outcomes.at(-1);
}

export function forgetOutcomes(): void {
  seen.length = 0;
}

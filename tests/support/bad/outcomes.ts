import type { baseQuery } from '@/api/baseQuery';
import type { CallName } from '@/contract/calls';

export type Outcome = 'fulfilled' | 'rejected';
interface Request {
  readonly call: CallName;
  outcome: Outcome | 'pending';
}
const seen: Request[] = [];

/** Observes the base query: the store may drop a request with its page before a test can inspect it. */
export const watched =
  (query: typeof baseQuery): typeof baseQuery =>
  async (request, api, options) => {
    const one: Request = { call: request.call, outcome: 'pending' };
    seen.push(one);
    const answer = await query(request, api, options);
    one.outcome = answer.error ? 'rejected' : 'fulfilled';
    return answer;
  };

/** The outcome of a call's last request; undefined while any is pending. */
export function lastOutcome(call: CallName): Outcome | undefined {
  const outcomes = seen.flatMap(({ call: asked, outcome }) => (asked === call ? [outcome] : []));
  const last = outcomes.includes('pending') ? undefined : outcomes.at(-1);
  return last === 'pending' ? undefined : last;
}

export function forgetOutcomes(): void {
  seen.length = 0;
}

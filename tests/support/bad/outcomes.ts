import type { baseQuery } from '@/api/baseQuery';
import type { CallName } from '@/contract/calls';

export type Outcome = 'fulfilled' | 'rejected';
interface Request {
  readonly call: CallName;
  /** Null while pending. */
  outcome: Outcome | null;
}
const seen: Request[] = [];

/** Observes the base query: the store may drop a request with its page before a test can inspect it. */
export const watched =
  (query: typeof baseQuery): typeof baseQuery =>
  async (request, api, options) => {
    const one: Request = { call: request.call, outcome: null };
    seen.push(one);
    const answer = await query(request, api, options);
    one.outcome = answer.error ? 'rejected' : 'fulfilled';
    return answer;
  };

/** The outcome of a call's last request; null before any, or while one is pending. */
export function lastOutcome(call: CallName): Outcome | null {
  const outcomes = seen.flatMap(({ call: asked, outcome }) => (asked === call ? [outcome] : []));
  return outcomes.includes(null) ? null : (outcomes.at(-1) ?? null);
}

export function forgetOutcomes(): void {
  seen.length = 0;
}

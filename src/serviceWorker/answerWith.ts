import type { Strategy } from 'workbox-strategies';

interface Asked {
  readonly request: Request;
  readonly event: ExtendableEvent;
}

/** The answer of a strategy. That it could not be kept, for example on a full disk, is no failure. */
export function answerWith(strategy: Strategy, { request, event }: Asked): Promise<Response> {
  const [answer, done] = strategy.handleAll({ request, event });
  done.catch(() => {});
  return answer;
}

import type { Answer } from './transport';

declare global {
  interface Window {
    /** Calls that the HTML itself began (`src/early`), by path and query below the API's base; each with its way back. */
    earlyCalls?: Record<string, readonly [answer: Promise<Answer>, abort: AbortController]>;
  }
}

/**
 * The answer to a GET that the HTML began before this code was here; each is given once. Null where there is none, or
 * where it failed: then the call is sent as any other. `signal` calls it back.
 */
export async function takeEarlyAnswer(address: string, signal: AbortSignal): Promise<Answer | null> {
  const started = window.earlyCalls?.[address];
  if (!started) return null;
  delete window.earlyCalls?.[address];
  const [answer, way] = started;
  signal.addEventListener('abort', () => way.abort());
  try {
    return await answer;
  } catch {
    return null;
  }
}

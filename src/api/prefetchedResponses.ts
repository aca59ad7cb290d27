import type { Answer } from './transport';

declare global {
  interface Window {
    /** Calls that the HTML sent (`src/early`), by path and query below the API's base. */
    earlyCalls?: Record<string, readonly [answer: Promise<Answer>, controller: AbortController]>;
  }
}

/** The answer to a GET that the HTML sent before this code loaded; each is used once. Null where there is none or it failed. */
export async function takeEarlyAnswer(address: string, signal: AbortSignal): Promise<Answer | null> {
  const started = window.earlyCalls?.[address];
  if (!started) return null;
  delete window.earlyCalls?.[address];
  const [answer, controller] = started;
  signal.addEventListener('abort', () => controller.abort());
  try {
    return await answer;
  } catch {
    return null;
  }
}

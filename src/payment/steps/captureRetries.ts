/** Milliseconds, varied by a fifth so that tabs do not retry in sync. */
export const capturePausesMs = [1000, 2000, 4000, 8000, 16_000] as const;
const spread = 0.2;
/** After a longer Retry-After, the next visit retries. */
const longestWaitMs = 60_000;

/** Returns null if there are no more tries for now. `random` is in [0, 1). */
export function pauseAfterTry(sent: number, retryAfterMs: number | null, random: number): number | null {
  const base = capturePausesMs[sent - 1];
  if (base === undefined || (retryAfterMs ?? 0) > longestWaitMs) return null;
  const pause = Math.round(base * (1 - spread + 2 * spread * random));
  return Math.max(pause, retryAfterMs ?? 0);
}

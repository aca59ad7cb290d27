/** Pauses before a capture is repeated (ms); each is varied by a fifth either way, so that tabs do not march in step. */
export const capturePausesMs = [1000, 2000, 4000, 8000, 16_000] as const;
const spread = 0.2;
/** A host that asks for longer is asked again at the next visit. */
const longestWaitMs = 60_000;

/**
 * The pause after the `sent`th try, in ms; null when there is no further try for now.
 * `askedMs` is what the host asked for with its 429; `random` from 0 to below 1.
 */
export function pauseAfterTry(sent: number, askedMs: number | null, random: number): number | null {
  const base = capturePausesMs[sent - 1];
  if (base === undefined || (askedMs ?? 0) > longestWaitMs) return null;
  const pause = Math.round(base * (1 - spread + 2 * spread * random));
  return Math.max(pause, askedMs ?? 0);
}

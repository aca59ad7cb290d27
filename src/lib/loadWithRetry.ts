export interface RetryOptions {
  /** The pause after the given number of failures (ms). */
  readonly pauseMs?: (failures: number) => number;
  /** Called with a function that retries at once when a load failed, and with null when the retry starts. */
  readonly onPause?: (retryNow: (() => void) | null) => void;
}

/** Resolves after the pause, or earlier when the connection returns or someone asks for a retry. */
function pause(ms: number, onPause: RetryOptions['onPause']): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      onPause?.(null);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    onPause?.(end);
  });
}

/** Loads code, again and again until it arrives. Never rejects. */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  { pauseMs = () => 10_000, onPause }: RetryOptions = {},
): Promise<T> {
  for (let failures = 1; ; failures += 1)
    try {
      return await load();
    } catch {
      await pause(pauseMs(failures), onPause);
    }
}

import { type ComponentType, lazy, useState } from 'react';

export interface RetryOptions {
  /** The pause after the given number of failures (ms). */
  readonly pauseMs?: (failures: number) => number;
  /** Called after a failure with a function that retries at once, and with null when the retry starts. */
  readonly onPause?: (retryNow: (() => void) | null) => void;
}

/** Resolves after the pause, or earlier when the connection returns or a retry is requested. */
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

/** Loads code, and retries until it arrives. Never rejects. */
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

interface Options extends RetryOptions {
  /**
   * False if the error boundary around the component offers a retry: a failed load then throws until
   * `resetFailedLoads` lets it start again.
   */
  readonly retry?: boolean;
}

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Preloads the code. Rejects if it fails to load. */
  load(): Promise<void>;
};

const resets = new Set<() => void>();
let failedBefore = false;

/**
 * A component in a chunk of its own: it loads at its first render and suspends until then; once preloaded, it renders
 * at once. Unlike with React's `lazy`, a failed load can be retried.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { retry = true, ...options }: Options = {},
): LazyComponent<Props> {
  let failures = 0;

  async function start() {
    try {
      return { default: await (retry ? loadWithRetry(load, options) : load()) };
    } catch (error) {
      failures += 1;
      failedBefore = failures > 1;
      resets.add(() => {
        current = lazy(start);
      });
      throw error;
    }
  }

  let current: ComponentType<Props> = lazy(start);

  function Lazy(props: Props) {
    // An instance that rendered before the preload arrived keeps its component: another one would lose the state.
    const [Component] = useState(() => current);
    return <Component {...props} />;
  }

  return Object.assign(Lazy, {
    load: async () => {
      current = await load();
    },
  });
}

/**
 * Lets components that failed to load start again. Returns whether the last one that failed had failed before. Call it
 * once the failure is on the screen: React renders a failed component again before it shows the failure.
 */
export function resetFailedLoads(): boolean {
  const before = failedBefore;
  failedBefore = false;
  for (const reset of resets) reset();
  resets.clear();
  return before;
}

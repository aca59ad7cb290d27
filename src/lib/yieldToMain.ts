import { wait } from './wait';

/** Longest stretch of work before the browser may handle input again (ms). */
export const sliceMs = 8;

/** Lets the browser handle input and paint. Not every browser has scheduler.yield yet. */
export function yieldToMain(): Promise<void> {
  return 'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : wait(0);
}

import { wait } from './wait';

/** Lets the browser handle input and paint before the caller goes on. */
export function yieldToMain(): Promise<void> {
  // Not every browser has scheduler.yield yet.
  return 'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : wait(0);
}

import type { DemoState } from './state';

const machine = '7a11d00000';
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A MongoDB-style id: seconds of the date, a fixed machine part, a counter (24 hex digits). */
export function objectId(date: Date, counter: number): string {
  const seconds = Math.floor(date.getTime() / 1000);
  return seconds.toString(16).padStart(8, '0') + machine + counter.toString(16).padStart(6, '0').slice(-6);
}

/** The shop's next id. */
export function newObjectId(state: DemoState, now: Date): string {
  state.counter += 1;
  return objectId(now, state.counter);
}

/** A PayPal-style id: 17 capital letters and digits. */
export function newPayPalId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(17));
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

/** A session id or token. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

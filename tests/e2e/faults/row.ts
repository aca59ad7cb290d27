import type { Page } from '@playwright/test';
import type { Fault } from '@/demo/server/faults/fault';
import type { Flow } from './flows';
import type { Shopper } from './shopper';

/** One row of the fault table: what goes wrong, what the shopper does, and what must hold afterwards. */
export interface FaultRow {
  /** Its number in the list of faults; a letter tells variants apart. */
  readonly fault: string;
  readonly title: string;
  /** Where it makes sense; all three flows when not said. */
  readonly flows?: readonly Flow[];
  /** The flows in which it runs with every `npm test`. */
  readonly core?: readonly Flow[];
  /** Set on the server before the page opens. */
  readonly faults?: (booking: 'createBooking' | 'createBuyNowBooking') => readonly Fault[];
  /** Done to the page before it opens. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Console errors that belong to the fault, as a pattern. */
  readonly console?: string;
  /** It ends with a payment that the shopper has handed to customer care. */
  readonly withSupport?: boolean;
  readonly run: (shopper: Shopper) => Promise<void>;
}

export const cart: Flow = 'cart, signed in';
export const buyNow: Flow = 'Buy Now, signed in';
export const guest: Flow = 'Buy Now, guest';
export const signedIn: readonly Flow[] = [cart, buyNow];

/** A fault of one call that strikes once. */
export const once = (call: Fault['call'], kind: Fault['kind']): Fault => ({ call, kind, times: 1 });

import type { Page } from '@playwright/test';
import type { Fault } from '@/demo/server/faults';
import type { Flow } from './flows';
import type { Shopper } from './shopper';

export interface FaultRow {
  /** A letter marks variants. */
  readonly fault: string;
  readonly title: string;
  /** By default, all three flows. */
  readonly flows?: readonly Flow[];
  /** Flows that are part of `npm test`. */
  readonly core?: readonly Flow[];
  /** Set on the server before the page opens. */
  readonly faults?: (booking: Shopper['booking']) => readonly Fault[];
  /** Runs before the page opens. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Expected console errors. */
  readonly console?: string;
  /** The payment ends with customer care. */
  readonly withSupport?: boolean;
  readonly run: (shopper: Shopper, page: Page) => Promise<void>;
}

export type Kind = Fault['kind'];

/** Applies to one request. */
export const once = (call: Fault['call'], kind: Kind): Fault => ({ call, kind, times: 1 });
export const slow = (call: Fault['call'], ms: number): Fault => ({ ...once(call, 'slow'), ms });

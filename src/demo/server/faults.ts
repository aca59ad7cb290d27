import type { CallName } from '@/contract/calls';
import { wait } from '@/lib/scheduling';
import { json } from './call';
import type { DemoStore } from './store';

/**
 * Faults of any call, simulated in this file. Before the change: dropped, 500, html, empty, 401, 403, 404, 429, response.
 * After the change is stored: response-lost, 500-after, malformed (truncated JSON), wrong-shape.
 */
export type GeneralFaultKind =
  | 'slow'
  | 'dropped'
  | 'response-lost'
  | '500'
  | '500-after'
  | 'html'
  | 'empty'
  | 'malformed'
  | 'wrong-shape'
  | '401'
  | '403'
  | '404'
  | '429'
  | 'response';

/** Faults of the PayPal order, simulated in `payPal.ts`. */
export type CreateOrderFaultKind = 'no-id' | 'details';

/** A capture with another status than COMPLETED. */
export type CaptureStatusFaultKind = 'status-declined' | 'status-failed' | 'status-pending';

/** Faults of the capture, simulated in `payPal.ts`. */
export type CaptureFaultKind = 'declined' | 'details' | 'amount-differs' | 'currency-differs' | CaptureStatusFaultKind;

/** Faults of the booking, simulated in `bookings.ts`. */
export type BookingFaultKind = 'other-message' | 'no-order-id' | 'message-only';

/** Faults of the PayPal script besides `html` and `slow`, simulated in `payPal.ts` and `src/demo/payPal/standIn.js`. */
export type ScriptFaultKind = 'blocked' | 'hanging' | 'render-rejects' | 'popup-blocked';

export type FaultKind = GeneralFaultKind | CreateOrderFaultKind | CaptureFaultKind | BookingFaultKind | ScriptFaultKind;

export type FaultTarget = CallName | 'payPalSdk';

export interface Fault {
  /** `*` means every call of §7, but not the PayPal script or pictures. */
  readonly call: FaultTarget | '*';
  readonly kind: FaultKind;
  readonly times: number | 'always';
  /** Delay of a `slow` response, 2000 by default. */
  readonly ms?: number;
  /** The response of a `response` fault. */
  readonly response?: { readonly status: number; readonly body: string; readonly contentType?: string };
}

/** The target's faults: every slow one, but only the first of the others, so that they occur one after another. */
function active(faults: readonly Fault[], target: FaultTarget): Fault[] {
  const matching = faults.filter(({ call }) => call === target || (call === '*' && target !== 'payPalSdk'));
  const failure = matching.find(({ kind }) => kind !== 'slow');
  return matching.filter((fault) => fault.kind === 'slow' || fault === failure);
}

function afterUse(fault: Fault): Fault[] {
  if (fault.times === 'always') return [fault];
  return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
}

/** The faults of this call; decrements their counters in the store. */
async function takeFaults(store: DemoStore, target: FaultTarget): Promise<Fault[]> {
  const none = await store.read((state) => active(state.faults, target).length === 0);
  if (none) return [];
  return store.transact((state) => {
    const taken = active(state.faults, target);
    state.faults = state.faults.flatMap((fault) => (taken.includes(fault) ? afterUse(fault) : [fault]));
    return taken;
  });
}

const slowMs = 2000;
const page = '<!doctype html><html lang="en"><title>Service unavailable</title><h1>Service unavailable</h1></html>';
const serverError = () => json(500, { message: 'Internal Server Error' });
const asJson = { 'Content-Type': 'application/json' };

/** The response of each fault that precedes the call. */
const responsesBefore: Partial<Record<FaultKind, (fault: Fault) => Response>> = {
  dropped: () => Response.error(),
  '500': serverError,
  html: () => new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  empty: () => new Response('', { headers: asJson }),
  '401': () => json(401, { message: 'Unauthorized' }),
  '403': () => json(403, { message: 'Forbidden' }),
  '404': () => json(404, { message: 'Not Found' }),
  '429': () => json(429, { message: 'Too Many Requests' }, { 'Retry-After': '1' }),
  response: ({ response: { body, status, contentType } = { body: '', status: 200 } }) =>
    new Response(body, { status, headers: { 'Content-Type': contentType ?? 'application/json' } }),
};

/** The response of a fault that follows the call, else the call's own. */
async function responseAfter(kind: FaultKind | undefined, response: Response): Promise<Response> {
  switch (kind) {
    case 'response-lost':
      return Response.error();
    case '500-after':
      return serverError();
    case 'malformed': {
      const text = await response.text();
      return new Response(text.slice(0, Math.max(1, Math.floor(text.length / 2))), { headers: asJson });
    }
    case 'wrong-shape':
      return json(200, [{ ok: 'perhaps', items: { nested: [null] } }]);
    default:
      return response;
  }
}

/** Runs a call under its active faults; passes `run` the kind that it must simulate itself. */
export async function withFaults(
  store: DemoStore,
  target: FaultTarget,
  run: (kind: FaultKind | undefined) => Promise<Response>,
): Promise<Response> {
  const faults = await takeFaults(store, target);
  for (const fault of faults) if (fault.kind === 'slow') await wait(fault.ms ?? slowMs);
  const failure = faults.find((fault) => fault.kind !== 'slow');
  const early = failure && responsesBefore[failure.kind]?.(failure);
  return early ?? responseAfter(failure?.kind, await run(failure?.kind));
}

import { type HttpHandler, http } from 'msw';
import { type Call, type CallName, calls, type HostName } from '@/contract/calls';
import { parseJson } from '@/lib/text';
import { addressCalls } from './addresses';
import { adminCalls } from './admin';
import type { Cookies } from './authentication';
import { bookingCalls } from './bookings';
import { type CallContext, type CallHandler, HttpError, json } from './call';
import { cartCalls } from './cart';
import { customerCalls } from './customers';
import { type FaultKind, withFaults } from './faults';
import { lookUpPincode } from './geocoder';
import { payPalCalls, payPalHandlers } from './payPal';
import { pictureHandler, productCalls } from './products';
import { reviewCalls } from './reviews';
import type { DemoStore } from './store';

/** Base URLs without a trailing slash; `payPalSdk` is the script's full URL. */
export type Bases = Readonly<Record<HostName | 'payPalSdk', string>>;

export interface HandlerOptions {
  readonly store: DemoStore;
  readonly bases: Bases;
  readonly cookies: Cookies;
  readonly clock: () => Date;
  /** The text of payPal/standIn.js, which Vite and Node load differently. */
  readonly payPalScript: string;
  /** Reads a file of pictures/, null if there is none; Vite and Node load it differently, too. */
  readonly readPicture: (file: string) => Promise<string | null>;
}

/** The handler of each call of §7, by the call's name. */
const callHandlers: Readonly<Record<CallName, CallHandler>> = {
  ...addressCalls,
  ...adminCalls,
  ...bookingCalls,
  ...cartCalls,
  ...customerCalls,
  lookUpPincode,
  ...payPalCalls,
  ...productCalls,
  ...reviewCalls,
};

function callResponse(name: CallName, context: CallContext): Response {
  try {
    return json(context.call.succeedsWith ?? 200, callHandlers[name](context));
  } catch (error) {
    if (error instanceof HttpError) return json(error.status, error.body);
    throw error;
  }
}

/** Handles one call of §7 in one store transaction. */
async function respond(
  { store, cookies, clock }: HandlerOptions,
  name: CallName,
  request: Request,
  params: CallContext['params'],
  fault: FaultKind | undefined,
): Promise<Response> {
  const body = parseJson(await request.text());
  const call: Call = calls[name];
  const newCookies: [name: string, value: string][] = [];
  // Serialises the response inside the transaction, so that later changes cannot leak into it.
  const work = (state: CallContext['state']) =>
    callResponse(name, {
      call,
      state,
      now: clock(),
      params,
      query: new URL(request.url).searchParams,
      body,
      cookies: cookies.read(request),
      bearer: /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1],
      setCookie: (...cookie) => newCookies.push(cookie),
      fault,
    });
  const response = await (call.method === 'GET' ? store.read(work) : store.transact(work));
  for (const cookie of newCookies) cookies.write(response.headers, ...cookie);
  return response;
}

const on = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

function handlerOf(options: HandlerOptions, name: CallName): HttpHandler {
  const { method, host, path } = calls[name];
  return on[method](`${options.bases[host]}${path}`, ({ request, params }) => {
    const texts = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value ?? '')]));
    return withFaults(options.store, name, (fault) => respond(options, name, request, texts, fault));
  });
}

/** Fixed paths come first, because `/product/:name` would also match `/product/getProducts`. */
const callNames = (Object.keys(calls) as CallName[]).sort(
  (one, other) => Number(calls[one].path.includes(':')) - Number(calls[other].path.includes(':')),
);

/** MSW handlers for every call of §7, the product pictures, the PayPal script and the script's own calls. */
export function createHandlers(options: HandlerOptions): HttpHandler[] {
  return [...payPalHandlers(options), pictureHandler(options), ...callNames.map((name) => handlerOf(options, name))];
}

import { type HttpHandler, http } from 'msw';
import { type CallName, calls } from '@/contract/calls';
import { answerCall } from './answerCall';
import { withFaults } from './faults/withFaults';
import type { HandlerOptions } from './handlerOptions';
import { packShotHandler } from './packShotHandler';
import { payPalHandlers } from './payPalHandlers';

const on = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

function textParams(params: Readonly<Record<string, string | readonly string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value ?? '')]));
}

function callHandler(options: HandlerOptions, name: CallName): HttpHandler {
  const { method, host, path } = calls[name];
  return on[method](`${options.bases[host]}${path}`, ({ request, params }) =>
    withFaults(options.store, name, (fault) => answerCall(options, name, request, textParams(params), fault)),
  );
}

/** `/product/:name` would also match `/product/getProducts`: fixed paths come first. */
const callNames = (Object.keys(calls) as CallName[]).sort(
  (one, other) => Number(calls[one].path.includes(':')) - Number(calls[other].path.includes(':')),
);

/** MSW handlers for every call of §7, the product pictures, the PayPal script and the script's own calls. */
export function createHandlers(options: HandlerOptions): HttpHandler[] {
  return [
    ...payPalHandlers(options),
    packShotHandler(options.bases.api),
    ...callNames.map((name) => callHandler(options, name)),
  ];
}

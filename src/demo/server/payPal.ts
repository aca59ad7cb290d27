import { type HttpHandler, http } from 'msw';
import { type CallContext, type CallHandler, fieldsOf, HttpError, json, textOf } from './call';
import { type CaptureStatusFaultKind, type FaultKind, withFaults } from './faults';
import type { HandlerOptions } from './handlers';
import type { Capture, PayPalOrder } from './state';

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A PayPal-style id: 17 capital letters and digits. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(17));
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

function payPalError(status: number, issue: string, description: string): HttpError {
  const details = [{ issue, description }];
  return new HttpError(status, description, { details, debug_id: newId().toLowerCase() });
}

/** POST api/orders: takes a description and the total as text with two decimals (ruling 25). */
const createOrder: CallHandler = ({ state, body, fault }) => {
  const product = fieldsOf(fieldsOf(body).product);
  const description = textOf(product.description);
  const price = product.price;
  if (!description) throw payPalError(422, 'MISSING_REQUIRED_PARAMETER', 'product.description is required.');
  if (typeof price !== 'string' || !/^\d+\.\d{2}$/.test(price) || Number(price) <= 0)
    throw payPalError(422, 'INVALID_STRING_FORMAT', 'product.price must be text with two decimals.');
  if (fault === 'details') throw payPalError(422, 'PAYEE_ACCOUNT_RESTRICTED', 'The merchant account is restricted.');
  const id = newId();
  state.payPalOrders[id] = { id, description, amount: price, status: 'CREATED', declineNext: false, capture: null };
  return fault === 'no-id' ? {} : { id };
};

const statusByFault: Record<CaptureStatusFaultKind, string> & Partial<Record<FaultKind, string>> = {
  'status-declined': 'DECLINED',
  'status-failed': 'FAILED',
  'status-pending': 'PENDING',
};

function captureOf(order: PayPalOrder, fault: FaultKind | undefined): Capture {
  return {
    id: newId(),
    status: (fault && statusByFault[fault]) ?? 'COMPLETED',
    amount: {
      value: fault === 'amount-differs' ? (Number(order.amount) + 1).toFixed(2) : order.amount,
      currency_code: fault === 'currency-differs' ? 'USD' : 'CAD',
    },
  };
}

function requiredOrder({ state, params }: CallContext): PayPalOrder {
  const order = state.payPalOrders[params.orderId ?? ''];
  if (!order) throw payPalError(404, 'INVALID_RESOURCE_ID', 'Specified resource ID does not exist.');
  return order;
}

/** POST api/orders/{id}/capture: idempotent. */
const captureOrder: CallHandler = (context) => {
  const order = requiredOrder(context);
  if (order.capture)
    throw payPalError(
      422,
      'ORDER_ALREADY_CAPTURED',
      'Order already captured. If intent=CAPTURE only one capture per order is allowed.',
    );
  if (order.status !== 'APPROVED')
    throw payPalError(422, 'ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.');
  if (order.declineNext || context.fault === 'declined') {
    order.declineNext = false;
    throw payPalError(
      422,
      'INSTRUMENT_DECLINED',
      'The instrument presented was either declined by the processor or bank.',
    );
  }
  if (context.fault === 'details') throw payPalError(422, 'TRANSACTION_REFUSED', 'The request was refused.');
  const capture = captureOf(order, context.fault);
  if (capture.status !== 'DECLINED' && capture.status !== 'FAILED') {
    order.capture = capture;
    order.status = 'COMPLETED';
  }
  return { purchase_units: [{ payments: { captures: [capture] } }] };
};

/** The script with the payment host's URL and the simulated fault filled in. */
async function scriptResponse(
  { payPalScript, bases }: HandlerOptions,
  fault: FaultKind | undefined,
): Promise<Response> {
  if (fault === 'blocked') return Response.error();
  if (fault === 'hanging') return new Promise<Response>(() => undefined);
  const mode = fault === 'render-rejects' || fault === 'popup-blocked' ? fault : 'well';
  const text = payPalScript.replaceAll('%PAYMENT_BASE%', bases.payment).replaceAll('%MODE%', mode);
  return new Response(text, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** The payer's actions at PayPal, invisible to the shop: both approve, but the first capture of a declined card fails. */
const payerActions: Readonly<Record<string, Pick<PayPalOrder, 'declineNext'>>> = {
  approve: { declineNext: false },
  decline: { declineNext: true },
};

function orderResponse(order: PayPalOrder | undefined): Response {
  if (!order) return json(404, { message: 'Order not found' });
  const { id, description, amount, status } = order;
  return json(200, { id, description, amount, currency: 'CAD', status });
}

/** The PayPal script and its two private calls to the payment host. */
export function payPalHandlers(options: HandlerOptions): HttpHandler[] {
  const { store, bases } = options;
  const orders = `${bases.payment}/stand-in/orders/:orderId`;
  return [
    http.get(bases.payPalSdk, () => withFaults(store, 'payPalSdk', (fault) => scriptResponse(options, fault))),
    http.get(orders, ({ params }) => store.read((state) => orderResponse(state.payPalOrders[String(params.orderId)]))),
    http.post(`${orders}/:action`, ({ params }) =>
      store.transact((state) => {
        const order = state.payPalOrders[String(params.orderId)];
        const action = payerActions[String(params.action)];
        if (!order || !action) return orderResponse(undefined);
        Object.assign(order, action);
        if (order.status === 'CREATED') order.status = 'APPROVED';
        return orderResponse(order);
      }),
    ),
  ];
}

export const payPalCalls = { createOrder, captureOrder };

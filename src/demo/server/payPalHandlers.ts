import { type HttpHandler, http } from 'msw';
import type { HandlerOptions } from './createHandlers';
import type { FaultKind } from './faults/fault';
import { withFaults } from './faults/withFaults';
import { json } from './json';
import type { PayPalOrder } from './state';

const never = () => new Promise<Response>(() => undefined);

/** The script's text with the payment host's address and the way it is to misbehave written into it. */
function script({ payPalScript, bases }: HandlerOptions, fault: FaultKind | undefined): Response {
  const mode = fault === 'render-rejects' || fault === 'popup-blocked' ? fault : 'well';
  const text = payPalScript.replaceAll('%PAYMENT_BASE%', bases.payment).replaceAll('%MODE%', mode);
  return new Response(text, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

async function answerScript(options: HandlerOptions, fault: FaultKind | undefined): Promise<Response> {
  if (fault === 'blocked') return Response.error();
  return fault === 'hanging' ? never() : script(options, fault);
}

function shown({ id, description, amount, status }: PayPalOrder) {
  return { id, description, amount, currency: 'CAD', status };
}

/** What the payer does at PayPal, which the shop never sees. */
const payerActions: Readonly<Record<string, (order: PayPalOrder) => void>> = {
  approve: (order) => {
    order.declineNext = false;
    if (order.status === 'CREATED') order.status = 'APPROVED';
  },
  decline: (order) => {
    order.declineNext = true;
    if (order.status === 'CREATED') order.status = 'APPROVED';
  },
};

/** The PayPal script and the two addresses on the payment host that only the script calls. */
export function payPalHandlers(options: HandlerOptions): HttpHandler[] {
  const { store, bases } = options;
  const orders = `${bases.payment}/stand-in/orders/:orderId`;
  return [
    http.get(bases.payPalSdk, () => withFaults(store, 'payPalSdk', (fault) => answerScript(options, fault))),
    http.get(orders, ({ params }) =>
      store.read((state) => {
        const order = state.payPalOrders[String(params.orderId)];
        return order ? json(200, shown(order)) : json(404, { message: 'Order not found' });
      }),
    ),
    http.post(`${orders}/:action`, ({ params }) =>
      store.transact((state) => {
        const order = state.payPalOrders[String(params.orderId)];
        const act = payerActions[String(params.action)];
        if (!order || !act) return json(404, { message: 'Order not found' });
        act(order);
        return json(200, shown(order));
      }),
    ),
  ];
}

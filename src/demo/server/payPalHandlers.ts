import { type HttpHandler, http } from 'msw';
import type { FaultKind } from './faults/fault';
import { withFaults } from './faults/withFaults';
import type { HandlerOptions } from './handlerOptions';
import { json } from './json';
import type { PayPalOrder } from './state';

const never = () => new Promise<Response>(() => undefined);

/** The script with the payment host's URL and the simulated fault filled in. */
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

/** The payer's actions at PayPal, invisible to the shop. */
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

/** The PayPal script and its two private calls to the payment host. */
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

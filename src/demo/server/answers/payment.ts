import { type CallAnswer, type CallContext, ok } from '@/demo/server/callContext';
import type { CaptureStatusFaultKind, FaultKind } from '@/demo/server/faults/fault';
import { fieldsOf, textOf } from '@/demo/server/fields';
import { newPayPalId } from '@/demo/server/ids';
import { Refusal } from '@/demo/server/refusal';
import type { Capture, PayPalOrder } from '@/demo/server/state';

function refusal(status: number, issue: string, description: string): Refusal {
  const details = [{ issue, description }];
  return new Refusal(status, description, { details, debug_id: newPayPalId().toLowerCase() });
}

/** POST api/orders: takes a description and the total as text with two decimals (ruling 25). */
export const createOrder: CallAnswer = ({ state, body, fault }) => {
  const product = fieldsOf(fieldsOf(body).product);
  const description = textOf(product.description);
  const price = product.price;
  if (!description) throw refusal(422, 'MISSING_REQUIRED_PARAMETER', 'product.description is required.');
  if (typeof price !== 'string' || !/^\d+\.\d{2}$/.test(price) || Number(price) <= 0)
    throw refusal(422, 'INVALID_STRING_FORMAT', 'product.price must be text with two decimals.');
  if (fault === 'details') throw refusal(422, 'PAYEE_ACCOUNT_RESTRICTED', 'The merchant account is restricted.');
  const order: PayPalOrder = {
    id: newPayPalId(),
    description,
    amount: price,
    status: 'CREATED',
    declineNext: false,
    capture: null,
  };
  state.payPalOrders[order.id] = order;
  return ok(fault === 'no-id' ? {} : { id: order.id });
};

function orderOf({ state, params }: CallContext): PayPalOrder {
  const order = state.payPalOrders[params.orderId ?? ''];
  if (!order) throw refusal(404, 'INVALID_RESOURCE_ID', 'Specified resource ID does not exist.');
  return order;
}

const statusByFault: Record<CaptureStatusFaultKind, string> & Partial<Record<FaultKind, string>> = {
  'status-declined': 'DECLINED',
  'status-failed': 'FAILED',
  'status-pending': 'PENDING',
};

function captureOf(order: PayPalOrder, fault: FaultKind | undefined): Capture {
  return {
    id: newPayPalId(),
    status: (fault && statusByFault[fault]) ?? 'COMPLETED',
    amount: {
      value: fault === 'amount-differs' ? (Number(order.amount) + 1).toFixed(2) : order.amount,
      currency_code: fault === 'currency-differs' ? 'USD' : 'CAD',
    },
  };
}

/** POST api/orders/{id}/capture: idempotent. */
export const captureOrder: CallAnswer = (context) => {
  const order = orderOf(context);
  if (order.capture)
    throw refusal(
      422,
      'ORDER_ALREADY_CAPTURED',
      'Order already captured. If intent=CAPTURE only one capture per order is allowed.',
    );
  if (order.status !== 'APPROVED')
    throw refusal(422, 'ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.');
  if (order.declineNext || context.fault === 'declined') {
    order.declineNext = false;
    throw refusal(422, 'INSTRUMENT_DECLINED', 'The instrument presented was either declined by the processor or bank.');
  }
  if (context.fault === 'details') throw refusal(422, 'TRANSACTION_REFUSED', 'The request was refused.');
  const capture = captureOf(order, context.fault);
  if (capture.status !== 'DECLINED' && capture.status !== 'FAILED') {
    order.capture = capture;
    order.status = 'COMPLETED';
  }
  return ok({ purchase_units: [{ payments: { captures: [capture] } }] });
};

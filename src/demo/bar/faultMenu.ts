import type { Fault, FaultKind } from '@/demo/server/faults/fault';

export interface FaultEntry {
  readonly label: string;
  /** A booking is one of two calls: the fault is set for both. */
  readonly calls: readonly Fault['call'][];
  readonly kind: FaultKind;
}

export interface FaultGroup {
  readonly title: string;
  readonly entries: readonly FaultEntry[];
}

const group = (
  title: string,
  calls: readonly Fault['call'][],
  kinds: Partial<Record<FaultKind, string>>,
): FaultGroup => ({
  title,
  entries: (Object.keys(kinds) as FaultKind[]).map((kind) => ({ label: kinds[kind] ?? kind, calls, kind })),
});

/** What can be made to go wrong, in the order in which a purchase meets it. */
export const faultMenu: readonly FaultGroup[] = [
  group('PayPal script', ['payPalSdk'], {
    blocked: 'Blocked',
    hanging: 'Never loads',
    html: 'HTML page instead',
    'render-rejects': 'The buttons can’t be rendered',
    'popup-blocked': 'The pop-up is blocked',
  }),
  group('Creating the PayPal order', ['createOrder'], {
    dropped: 'Connection lost',
    '500': 'Server error',
    'no-id': 'Response without an ID',
    details: 'Refused with details',
  }),
  group('Capturing the payment', ['captureOrder'], {
    dropped: 'Connection lost first',
    'answer-lost': 'Captured, response lost',
    '500': 'Server error first',
    '500-after': 'Captured, then server error',
    malformed: 'Captured, response cut off',
    '429': 'Too many requests',
    declined: 'Card declined',
    details: 'Refused with details',
    'status-declined': 'Status DECLINED',
    'status-failed': 'Status FAILED',
    'status-pending': 'Status PENDING',
    'amount-differs': 'Different amount',
    'currency-differs': 'Different currency',
  }),
  group('Booking the order', ['createBooking', 'createBuyNowBooking'], {
    dropped: 'Connection lost first',
    'answer-lost': 'Booked, response lost',
    '500': 'Server error first',
    '500-after': 'Booked, then server error',
    malformed: 'Booked, response cut off',
    'other-message': 'Refused with a different message',
    '401': 'Session ended',
    'no-order-id': 'Booked, no order ID returned',
  }),
  group('Any call', ['*'], {
    dropped: 'Connection lost',
    '500': 'Server error',
    html: 'HTML page instead',
    empty: 'Empty response',
    malformed: 'Response cut off',
    'wrong-shape': 'Response in the wrong format',
    '401': 'Unauthorized',
    '404': 'Not found',
  }),
];

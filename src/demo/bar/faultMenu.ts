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
    hanging: 'Never arrives',
    html: 'A web page comes instead',
    'render-rejects': 'The buttons cannot be drawn',
    'popup-blocked': 'The pop-up is blocked',
  }),
  group('Creating the PayPal order', ['createOrder'], {
    dropped: 'Connection lost',
    '500': 'Server error',
    'no-id': 'Answer without an id',
    details: 'Refused with details',
  }),
  group('Capturing the payment', ['captureOrder'], {
    dropped: 'Connection lost before',
    'answer-lost': 'Captured, answer lost',
    '500': 'Server error before',
    '500-after': 'Captured, then server error',
    malformed: 'Captured, answer cut off',
    '429': 'Too many requests',
    declined: 'Card declined',
    details: 'Refused with details',
    'status-declined': 'Status DECLINED',
    'status-failed': 'Status FAILED',
    'status-pending': 'Status PENDING',
    'amount-differs': 'Another amount',
    'currency-differs': 'Another currency',
  }),
  group('Booking the order', ['createBooking', 'createBuyNowBooking'], {
    dropped: 'Connection lost before',
    'answer-lost': 'Booked, answer lost',
    '500': 'Server error before',
    '500-after': 'Booked, then server error',
    malformed: 'Booked, answer cut off',
    'other-message': 'Refused with another message',
    '401': 'Session ended',
    'no-order-id': 'Booked, no order id told',
  }),
  group('Any call', ['*'], {
    dropped: 'Connection lost',
    '500': 'Server error',
    html: 'A web page comes instead',
    empty: 'Empty answer',
    malformed: 'Answer cut off',
    'wrong-shape': 'Answer of another shape',
    '401': 'Unauthorized',
    '404': 'Not found',
  }),
];

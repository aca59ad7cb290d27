import type {
  BookingFaultKind,
  CaptureFaultKind,
  CreateOrderFaultKind,
  FaultKind,
  ScriptFaultKind,
} from '@/demo/server/faults/fault';

/** A group's title and the labels of its faults: each of the step's `Own` kinds, and those of any call that make sense there. */
export interface FaultGroupTexts<Own extends FaultKind = never> {
  readonly title: string;
  readonly faults: Partial<Record<FaultKind, string>> & Record<Own, string>;
}

export const faultMenuTexts = {
  payPalScript: {
    title: 'PayPal script',
    faults: {
      blocked: 'Blocked',
      hanging: 'Never loads',
      html: 'HTML page instead',
      'render-rejects': 'The buttons can’t be rendered',
      'popup-blocked': 'The pop-up is blocked',
    },
  },
  createOrder: {
    title: 'Creating the PayPal order',
    faults: {
      dropped: 'Connection lost',
      '500': 'Server error',
      'no-id': 'Response without an ID',
      details: 'Refused with details',
    },
  },
  captureOrder: {
    title: 'Capturing the payment',
    faults: {
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
    },
  },
  booking: {
    title: 'Booking the order',
    faults: {
      dropped: 'Connection lost first',
      'answer-lost': 'Booked, response lost',
      '500': 'Server error first',
      '500-after': 'Booked, then server error',
      malformed: 'Booked, response cut off',
      'other-message': 'Refused with a different message',
      '401': 'Session ended',
      'no-order-id': 'Booked, no order ID returned',
      'message-only': 'Booked, only a message returned',
    },
  },
  anyCall: {
    title: 'Any call',
    faults: {
      dropped: 'Connection lost',
      '500': 'Server error',
      html: 'HTML page instead',
      empty: 'Empty response',
      malformed: 'Response cut off',
      'wrong-shape': 'Response in the wrong format',
      '401': 'Unauthorized',
      '404': 'Not found',
    },
  },
} as const satisfies {
  readonly payPalScript: FaultGroupTexts<ScriptFaultKind>;
  readonly createOrder: FaultGroupTexts<CreateOrderFaultKind>;
  readonly captureOrder: FaultGroupTexts<CaptureFaultKind>;
  readonly booking: FaultGroupTexts<BookingFaultKind>;
  readonly anyCall: FaultGroupTexts;
};

import type { FaultKind } from '@/demo/server/faults/fault';

export interface FaultGroupTexts {
  readonly title: string;
  readonly faults: Partial<Record<FaultKind, string>>;
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
} as const satisfies Record<string, FaultGroupTexts>;

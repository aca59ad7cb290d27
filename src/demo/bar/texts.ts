import type {
  BookingFaultKind,
  CaptureFaultKind,
  CreateOrderFaultKind,
  FaultKind,
  ScriptFaultKind,
} from '@/demo/server/faults';
import { plural } from '@/lib/numbers';

/** A group's title and the labels of its faults: all of the step's `Own` kinds, and some that any call can have. */
interface FaultGroup<Own extends FaultKind = never> {
  readonly title: string;
  readonly faults: Partial<Record<FaultKind, string>> & Record<Own, string>;
}

interface FaultGroups {
  readonly payPalScript: FaultGroup<ScriptFaultKind>;
  readonly createOrder: FaultGroup<CreateOrderFaultKind>;
  readonly captureOrder: FaultGroup<CaptureFaultKind>;
  readonly booking: FaultGroup<BookingFaultKind>;
  readonly anyCall: FaultGroup;
}

export const demoBarTexts = {
  label: 'Demo',
  title: 'Demo shop.',
  notice: 'No real payment.',
  noticeWide: 'No real payment, no real goods: all data stays in this browser.',
  openPanel: 'Sign-ins & faults',
  hide: 'Hide the demo bar',
  blocked: 'The demo shop needs cookies and site data. Allow them in your browser’s settings, then reload this page.',
  panelTitle: 'Demo backend',
  panelIntro: 'Everything you do here stays in this browser. No card is charged, and nothing is sent.',
  signIns: 'Sign-ins',
  password: 'Password',
  username: 'Username',
  adminCode: 'Admin code',
  customerNotes: {
    asha: 'orders in each status, a cart, a wishlist',
    noah: 'orders as ids only, empty cart',
    mei: 'a deleted product in cart and order',
  },
  administrator: 'Administrator',
  administratorNote: 'sign in at /admin/sign-in',
  data: 'Data',
  dataIntro: 'Restores the original products, customers and orders, and clears all faults.',
  reset: 'Reset data and reload',
  faults: 'Faults',
  noFaults: 'Everything works as it should.',
  faultCount: (count: number) => plural(count, '1 fault is set.', `${count} faults are set.`),
  clearFaults: 'Clear all faults',
  slowNetwork: 'Slow network: every response takes two seconds',
  faultsUnreadable: 'We couldn’t read the faults:',
  off: 'off',
  once: 'once',
  always: 'always',
  faultGroups: {
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
        'response-lost': 'Captured, response lost',
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
        'response-lost': 'Booked, response lost',
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
  } satisfies FaultGroups,
} as const;

import type { ApiError } from '@/api/apiError';
import type { OrderEntry, OrderGroup } from '@/contract/order';
import type { Journal, WriteResult } from '@/payment/journal/journal';
import { queueLocks } from '@/payment/locks/queueLocks';
import type { Answer, BookingAnswer, BookingToSend, CaptureReply, Ports, ShopUser } from '@/payment/ports';
import type { PaymentRecord } from '@/payment/types';

/** What can befall a call. "Before" and "after" mean: before or after the far side carried it out. */
export const faults = [
  'lost before',
  'lost after',
  '5xx before',
  '5xx after',
  'malformed',
  '401',
  'crash before',
  'crash after',
] as const;
/**
 * The next three are answers to a second capture, given without carrying it out; the last two are refusals of something
 * that was carried out, as by a proxy that repeats a request.
 */
export type Fault =
  | (typeof faults)[number]
  | 'conflict'
  | 'still running'
  | 'odd issue'
  | 'conflict after'
  | '401 after';

const network: ApiError = { kind: 'network', message: '' };
const http = (status: number): ApiError => ({ kind: 'http', status, message: '' });
const malformed: ApiError = { kind: 'malformed', status: 200, message: '' };
const never = new Promise<never>(() => {});

export const captureAnswer = (fields: Partial<CaptureReply> = {}): CaptureReply => ({
  purchase_units: [],
  details: [],
  debug_id: '',
  status: 200,
  ...fields,
});
export const captured = (status = 'COMPLETED', value = '110.00', currency_code = 'CAD') =>
  captureAnswer({
    purchase_units: [{ payments: { captures: [{ id: 'CAP-1', status, amount: { value, currency_code } }] } }],
  });

/** What PayPal says to a second capture that meets the first. */
function secondTry(fault: Fault | undefined): Answer<CaptureReply> | null {
  const issue = (name: string, status: number) => ({
    data: captureAnswer({ details: [{ issue: name, description: '' }], status }),
  });
  switch (fault) {
    case 'conflict':
    case 'conflict after':
      return issue('RESOURCE_CONFLICT', 409);
    case 'still running':
      return issue('ORDER_COMPLETION_IN_PROGRESS', 422);
    case 'odd issue':
      return issue('SOMETHING_NEW', 422);
    default:
      return null;
  }
}

/** A journal in memory that outlives the desks which use it, as the disk outlives the tab. */
export function memoryJournal() {
  const records = new Map<string, PaymentRecord>();
  return {
    records,
    read: async () => ({ records: [...records.values()], quarantined: [], complete: true }),
    write: async (record: PaymentRecord, _claim?: boolean): Promise<WriteResult> => {
      if ((records.get(record.attemptId)?.revision ?? -1) >= record.revision) return 'lost';
      records.set(record.attemptId, record);
      return 'won';
    },
    remove: async (attemptIds: readonly string[], _at?: string) => {
      for (const id of attemptIds) records.delete(id);
    },
    onComplete: () => () => {},
  } satisfies Journal & { records: Map<string, PaymentRecord> };
}

/** An order as the shop keeps it, in exactly the shape of §3: it names no transaction. */
export function orderOf(_id: string, { call, body }: BookingToSend): OrderGroup {
  return {
    _id,
    bookings: [
      {
        _id: '',
        OrderStatus: 'Confirmed',
        OrderSummary: body.OrderSummary,
        shippingAddress: null,
        bookingAddress: null,
        payment_info: {
          paymentType: 'PayPal',
          amountPaid: body.OrderSummary.Total,
          transactionId: '',
        },
        products: body.products.map(({ productId, quantity, price, total_price }) => ({
          productId: { _id: productId, name: 'As it was' },
          quantity,
          price,
          total_price,
        })),
        shipping_info: {
          shipping_date: call === 'createBooking' ? body.shipping_info.shipping_date : '',
          shipping_Cost: 50,
        },
      },
    ],
  };
}

/** The payment host and the shop's server, with what they did and the faults that are still to come. */
export class World {
  createFaults: Fault[] = [];
  captureFaults: Fault[] = [];
  bookFaults: Fault[] = [];
  /** Answers that replace the usual ones, first come first served. */
  captureAnswers: Answer<CaptureReply>[] = [];
  bookAnswers: Answer<BookingAnswer>[] = [];

  moneyMoved = 0;
  captureCalls: string[] = [];
  booked: BookingToSend[] = [];
  bookCalls: BookingToSend[] = [];
  /** Bookings that were carried out without the shopper's tap. */
  bookedUnasked = 0;
  tapped = false;
  waits: number[] = [];
  isOnline = true;
  /** Virtual time passes at once; while it stands still, waiting never ends. */
  timeStandsStill = false;
  time = Date.parse('2026-03-01T10:00:00.000Z');
  user: ShopUser | null = null;
  journal = memoryJournal();
  locks = queueLocks();
  tellCrash = () => {};
  /** Runs while a call is on its way. */
  meanwhile: (moment: `${'capture' | 'book'} ${'before' | 'after'}`) => Promise<void> = async () => {};
  /** The account's orders come as ids only. */
  idsOnly = false;
  private ids = 0;
  private capturedOrders = new Set<string>();

  private orders: OrderEntry[] = [];

  /** The customer's orders as a fresh sign-in tells them. */
  signIn(): void {
    this.time += 1;
    const orders = this.orders.map((order) => (this.idsOnly && typeof order !== 'string' ? order._id : order));
    this.user = { userId: 'u1', orders, signedInAt: new Date(this.time).toISOString() };
  }

  /** An order that the same customer makes on another device. */
  orderElsewhere(order: OrderEntry): void {
    this.orders.push(order);
  }

  private async meet<T>(fault: Fault | undefined, carryOut: () => T): Promise<Answer<T>> {
    switch (fault) {
      case 'lost before':
        return { error: network };
      case '5xx before':
        return { error: http(502) };
      case '401':
        return { error: http(401) };
      case 'crash before':
        this.tellCrash();
        return never;
      default: {
        const data = carryOut();
        if (fault === 'lost after') return { error: network };
        if (fault === '5xx after') return { error: http(500) };
        if (fault === '401 after') return { error: http(401) };
        if (fault === 'malformed') return { error: malformed };
        if (fault === 'crash after') {
          this.tellCrash();
          return never;
        }
        return { data };
      }
    }
  }

  private captureNow(orderId: string): CaptureReply {
    if (this.capturedOrders.has(orderId))
      return captureAnswer({ details: [{ issue: 'ORDER_ALREADY_CAPTURED', description: '' }] });
    this.capturedOrders.add(orderId);
    this.moneyMoved += 1;
    return captured();
  }

  private bookNow(booking: BookingToSend): BookingAnswer {
    this.booked.push(booking);
    if (!this.tapped) this.bookedUnasked += 1;
    const _id = `order-${this.booked.length}`;
    this.orders.push(orderOf(_id, booking));
    return { message: 'Booking added successfully', response: { _id } };
  }

  ports(): Ports {
    return {
      createOrder: () =>
        this.meet(this.createFaults.shift(), () => {
          this.ids += 1;
          return { id: `PP-${this.ids}`, details: [], debug_id: '' };
        }),
      captureOrder: async (orderId) => {
        this.captureCalls.push(orderId);
        await this.meanwhile('capture before');
        const fault = this.captureFaults.shift();
        if (fault === 'conflict after') this.captureNow(orderId);
        const answer =
          this.captureAnswers.shift() ?? secondTry(fault) ?? (await this.meet(fault, () => this.captureNow(orderId)));
        await this.meanwhile('capture after');
        return answer;
      },
      book: async (booking) => {
        this.bookCalls.push(booking);
        await this.meanwhile('book before');
        const answer =
          this.bookAnswers.shift() ?? (await this.meet(this.bookFaults.shift(), () => this.bookNow(booking)));
        await this.meanwhile('book after');
        return answer;
      },
      currentUser: () => this.user,
      now: () => new Date(this.time),
      random: () => 0.5,
      newId: () => {
        this.ids += 1;
        return `attempt-${this.ids}`;
      },
      wait: async (ms) => {
        if (this.timeStandsStill) return never;
        this.waits.push(ms);
        this.time += ms;
      },
      online: () => this.isOnline,
      journal: this.journal,
      locks: this.locks,
      channel: { notify: () => {}, listen: () => () => {} },
    };
  }
}

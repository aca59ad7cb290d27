import type { ApiError } from '@/api/apiError';
import type { OrderEntry, OrderGroup } from '@/contract/order';
import type { BookingResponse, BookingToSend, CaptureReply, Ports, ShopResponse, ShopUser } from '@/payment/browser';
import type { Journal, JournalContent, WriteResult } from '@/payment/journal';
import { queueLocks } from '@/payment/locks';
import type { PaymentRecord } from '@/payment/record';
import type { JournalEntry } from '@/payment/storedRecord';
import { never } from './memoryStore';
import { at } from './records';

/** "Before" and "after" refer to the server carrying out the call. */
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
 * The next three respond to a second capture without carrying it out; the last two reject a call that was carried out,
 * like a proxy that repeats requests.
 */
export type Fault =
  | (typeof faults)[number]
  | 'conflict'
  | 'still running'
  | 'odd issue'
  | 'conflict after'
  | '401 after';

export const network: ApiError = { kind: 'network', message: '' };
export const http = (status: number, message = ''): ApiError => ({ kind: 'http', status, message });
export const malformed: ApiError = { kind: 'malformed', status: 200, message: '' };

export const captureResponse = (fields: Partial<CaptureReply> = {}): CaptureReply => ({
  captures: [],
  details: [],
  debugId: '',
  status: 200,
  ...fields,
});
/** PayPal’s response that names these issues. */
export const refusal = (...issues: string[]) =>
  captureResponse({ details: issues.map((issue) => ({ issue, description: 'Why.' })), debugId: 'f00' });
export const captured = (status = 'COMPLETED', amount = '110.00', currency = 'CAD') =>
  captureResponse({ captures: [{ id: 'CAP-1', status, amount, currency }] });

type By<Value> = Partial<Record<Fault, Value>>;

const errorsBefore: By<ApiError> = { 'lost before': network, '5xx before': http(502), '401': http(401) };
const errorsAfter: By<ApiError> = { 'lost after': network, '5xx after': http(500), '401 after': http(401), malformed };
const conflict = { data: { ...refusal('RESOURCE_CONFLICT'), status: 409 } };
/** The responses that only a second capture gets. */
const secondTries: By<ShopResponse<CaptureReply>> = {
  conflict,
  'conflict after': conflict,
  'still running': { data: { ...refusal('ORDER_COMPLETION_IN_PROGRESS'), status: 422 } },
  'odd issue': { data: { ...refusal('SOMETHING_NEW'), status: 422 } },
};

/** Outlives the desks, as a disk outlives tabs. */
export function memoryJournal() {
  const records = new Map<string, PaymentRecord>();
  return {
    records,
    settle: async () => {},
    read: async (): Promise<JournalContent> => ({ records: [...records.values()], quarantined: [], complete: true }),
    write: async (entry: JournalEntry, _claim?: boolean): Promise<WriteResult> => {
      if ((records.get(entry.attemptId)?.revision ?? -1) >= entry.revision) return 'lost';
      if (entry.state === 'REMOVED') records.delete(entry.attemptId);
      else records.set(entry.attemptId, entry);
      return 'won';
    },
    dismiss: () => {},
    onComplete: () => () => {},
  } satisfies Journal & { records: Map<string, PaymentRecord> };
}

/** An order in the shape of §3, without a transaction. */
export function orderOf(_id: string, { call, body }: BookingToSend): OrderGroup {
  return {
    _id,
    bookings: [
      {
        _id: '',
        status: 'Confirmed',
        total: body.OrderSummary.Total,
        shippingAddress: null,
        bookingAddress: null,
        payment: { method: 'PayPal', paid: body.OrderSummary.Total, transactionId: '' },
        lines: body.products.map(({ productId, quantity, price, total_price }) => ({
          product: { _id: productId, name: 'As it was' },
          quantity,
          price,
          total: total_price,
        })),
        shippingDate: call === 'createBooking' ? body.shipping_info.shipping_date : '',
        shippingCost: 50,
      },
    ],
  };
}

/** The servers, their calls so far, and pending faults. */
export class World {
  createFaults: Fault[] = [];
  captureFaults: Fault[] = [];
  bookFaults: Fault[] = [];
  /** Responses that replace the next ones, in order. */
  captureResponses: ShopResponse<CaptureReply>[] = [];
  bookResponses: ShopResponse<BookingResponse>[] = [];

  moneyMoved = 0;
  captureCalls: string[] = [];
  booked: BookingToSend[] = [];
  bookCalls: BookingToSend[] = [];
  /** Bookings without an action of the shopper. */
  bookedUnasked = 0;
  tapped = false;
  waits: number[] = [];
  isOnline = true;
  /** Virtual time passes immediately; while paused, waits never end. */
  timeStandsStill = false;
  time = Date.parse(at);
  user: ShopUser | null = null;
  journal = memoryJournal();
  locks = queueLocks();
  tellCrash = () => {};
  meanwhile: (moment: `${'capture' | 'book'} ${'before' | 'after'}`) => Promise<void> = async () => {};
  /** Orders are sent as ids. */
  idsOnly = false;
  private ids = 0;
  private capturedOrders = new Set<string>();

  private orders: OrderEntry[] = [];

  /** A new sign-in, which brings the orders so far. */
  signIn(): void {
    this.time += 1;
    const orders = this.orders.map((order) => (this.idsOnly && typeof order !== 'string' ? order._id : order));
    this.user = { userId: 'u1', orders, signedInAt: new Date(this.time).toISOString() };
  }

  /** An order made on another device. */
  orderElsewhere(order: OrderEntry): void {
    this.orders.push(order);
  }

  /** The state in which the journal has an attempt. */
  stateOf(attemptId: string) {
    return this.journal.records.get(attemptId)?.state;
  }

  private crash(): Promise<never> {
    this.tellCrash();
    return never();
  }

  private async meet<T>(fault: Fault | undefined, carryOut: () => T): Promise<ShopResponse<T>> {
    const before = fault && errorsBefore[fault];
    if (before) return { error: before };
    if (fault === 'crash before') return this.crash();
    const data = carryOut();
    if (fault === 'crash after') return this.crash();
    const after = fault && errorsAfter[fault];
    return after ? { error: after } : { data };
  }

  private captureNow(orderId: string): CaptureReply {
    if (this.capturedOrders.has(orderId)) return refusal('ORDER_ALREADY_CAPTURED');
    this.capturedOrders.add(orderId);
    this.moneyMoved += 1;
    return captured();
  }

  private bookNow(booking: BookingToSend): BookingResponse {
    this.booked.push(booking);
    if (!this.tapped) this.bookedUnasked += 1;
    const _id = `order-${this.booked.length}`;
    this.orders.push(orderOf(_id, booking));
    return { message: 'Booking added successfully', orderId: _id };
  }

  ports(): Ports {
    return {
      createOrder: () =>
        this.meet(this.createFaults.shift(), () => {
          this.ids += 1;
          return { id: `PP-${this.ids}`, details: [], debugId: '' };
        }),
      captureOrder: async (orderId) => {
        this.captureCalls.push(orderId);
        await this.meanwhile('capture before');
        const fault = this.captureFaults.shift();
        if (fault === 'conflict after') this.captureNow(orderId);
        const response =
          this.captureResponses.shift() ??
          (fault && secondTries[fault]) ??
          (await this.meet(fault, () => this.captureNow(orderId)));
        await this.meanwhile('capture after');
        return response;
      },
      book: async (booking) => {
        this.bookCalls.push(booking);
        await this.meanwhile('book before');
        const response =
          this.bookResponses.shift() ?? (await this.meet(this.bookFaults.shift(), () => this.bookNow(booking)));
        await this.meanwhile('book after');
        return response;
      },
      currentUser: () => this.user,
      now: () => new Date(this.time),
      random: () => 0.5,
      newId: () => {
        this.ids += 1;
        return `attempt-${this.ids}`;
      },
      wait: async (ms) => {
        if (this.timeStandsStill) return never();
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

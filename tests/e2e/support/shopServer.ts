import { type APIRequestContext, test } from '@playwright/test';
import type { Fault } from '@/demo/server/faults';
import type { Hold } from '../../support/server/control';
import type { RecordedRequest } from '../../support/server/requests';
import type { ShopOptions } from './shopTest';

interface ServerState {
  readonly captures: readonly { orderId: string; id: string; amount: { value: string } }[];
  readonly guestGroups: readonly { bookings: readonly { payment: { transactionId: string } | null }[] }[];
  readonly users: readonly { _id: string; profile: { email: string } }[];
  readonly orderGroups: readonly {
    userId: string;
    bookings: readonly { payment_info: { transactionId: string } | null }[];
  }[];
}

interface ServerProduct {
  readonly _id: string;
  readonly name: string;
  readonly brand: string;
  readonly oprice: number;
}

/** The server of the hosted build: faults, requests and state. */
export function shopServer(request: APIRequestContext) {
  const control = `${apiOrigin()}/__test`;
  const get = async (path: string) => (await request.get(`${control}/${path}`)).json();
  const productNamed = async (name: string): Promise<ServerProduct> => {
    const products: ServerProduct[] = await get('products');
    const found = products.find((product) => product.name === name);
    if (!found) throw new Error(`The server knows no ${name}`);
    return found;
  };
  return {
    productNamed,
    /** Null deletes the product. */
    changeProduct: async (name: string, patch: object | null) => {
      const { _id: productId } = await productNamed(name);
      await request.post(`${control}/product`, { data: { productId, patch } });
    },
    fail: (...faults: Fault[]) => request.post(`${control}/faults`, { data: faults }),
    /** Resets the server to a catalogue of `products` products. */
    stock: (products: number) => request.post(`${control}/reset`, { data: { products } }),
    /** Stops a response in the middle. */
    hold: (hold: Hold) => request.post(`${control}/hold`, { data: hold }),
    release: () => request.post(`${control}/release`),
    requests: async (): Promise<RecordedRequest[]> => get('requests'),
    state: async (): Promise<ServerState> => get('state'),
    /** Counts both kinds of booking; by order id if the page never received the capture id. */
    timesBooked: async (captureId: string): Promise<number> => {
      const { guestGroups, orderGroups, captures }: ServerState = await get('state');
      const names = [captureId, captures.find(({ id }) => id === captureId)?.orderId];
      const guests = guestGroups.flatMap(({ bookings }) => bookings.map(({ payment }) => payment?.transactionId));
      const customers = orderGroups.flatMap(({ bookings }) => bookings.map((b) => b.payment_info?.transactionId));
      return [...guests, ...customers].filter((id) => names.includes(id)).length;
    },
  };
}

/** The test server of the hosted build; only valid within a test. */
export function apiOrigin(): string {
  const { apiPort } = test.info().project.use as Partial<ShopOptions>;
  return `http://127.0.0.1:${apiPort}`;
}

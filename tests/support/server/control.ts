import type { CallName } from '@/contract/calls';
import { createSeed } from '@/demo/seed/seed';
import { fieldsOf, json, textOf } from '@/demo/server/call';
import type { Fault } from '@/demo/server/faults';
import { changeProduct } from '@/demo/server/products';
import type { DemoState } from '@/demo/server/state';
import type { DemoStore } from '@/demo/server/store';
import type { RecordedRequest } from './requests';

/** A response that stops in the middle until it is released. */
export interface Hold {
  readonly call: CallName;
  /** The number of bytes of its body that are sent at once. */
  readonly bytes: number;
}

/** Holds responses in the middle; `release` sends the rest of them. */
export function makeHolds() {
  let hold: Hold | null = null;
  let released = Promise.resolve();
  let release = () => {};
  return {
    set: (next: Hold) => {
      release();
      hold = next;
      released = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => {
      hold = null;
      release();
    },
    apply: async (call: CallName | null, response: Response): Promise<Response> => {
      if (hold?.call !== call || response.type === 'error') return response;
      const { bytes } = hold;
      const until = released;
      const body = new Uint8Array(await response.arrayBuffer());
      const source: UnderlyingDefaultSource<Uint8Array> = {
        start: (controller) => controller.enqueue(body.subarray(0, bytes)),
        // Called once the first part was sent.
        pull: async (controller) => {
          await until;
          controller.enqueue(body.subarray(bytes));
          controller.close();
        },
      };
      const headers = new Headers(response.headers);
      headers.delete('content-length');
      return new Response(new ReadableStream(source, { highWaterMark: 0 }), { status: response.status, headers });
    },
  };
}

interface ControlOptions {
  readonly store: DemoStore;
  readonly apiBase: string;
  readonly requests: RecordedRequest[];
  readonly holds: ReturnType<typeof makeHolds>;
}

/** The backend's payments and orders, without products. */
function stateForAssertions({ payPalOrders: orders, orderGroups, guestGroups, users, faults }: DemoState) {
  const payPalOrders = Object.values(orders);
  const captures = payPalOrders.flatMap(({ id, capture }) => (capture ? [{ orderId: id, ...capture }] : []));
  return { payPalOrders, captures, orderGroups, guestGroups, users, faults };
}

const works: Readonly<Record<string, (options: ControlOptions, body: unknown) => unknown>> = {
  'POST hold': ({ holds }, hold) => holds.set(hold as Hold),
  'POST release': ({ holds }) => holds.release(),
  'POST reset': async ({ store, apiBase, requests, holds }, seed) => {
    holds.release();
    await store.replace(createSeed({ apiBase, ...fieldsOf(seed) }));
    requests.length = 0;
  },
  'POST faults': ({ store }, faults) =>
    store.transact((state) => {
      state.faults = faults as Fault[];
    }),
  'GET requests': ({ requests }) => requests,
  'DELETE requests': ({ requests }) => {
    requests.length = 0;
  },
  'GET state': ({ store }) => store.read(stateForAssertions),
  'GET products': ({ store }) => store.read(({ products }) => products),
  'POST product': ({ store }, body) => {
    const { productId, patch } = fieldsOf(body);
    return store.transact((state) => {
      if (patch !== null) return changeProduct(state, textOf(productId), fieldsOf(patch));
      state.products = state.products.filter(({ _id }) => _id !== productId);
    });
  },
};

/** Handles `/__test/` on the API's port; null for any other path. */
export async function control(options: ControlOptions, request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/__test/')) return null;
  const work = works[`${request.method} ${pathname.slice('/__test/'.length)}`];
  if (!work) return json(404, { message: 'No such control' });
  const text = await request.text();
  return json(200, (await work(options, text && JSON.parse(text))) ?? { done: true });
}

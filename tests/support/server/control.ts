import type { CallName } from '@/contract/calls';
import { createSeed } from '@/demo/seed/seed';
import { fieldsOf, json, textOf } from '@/demo/server/call';
import type { Fault } from '@/demo/server/faults';
import { changeProduct } from '@/demo/server/products';
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

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** The backend's payments and orders, without products. */
function stateForAssertions(store: DemoStore): Promise<Response> {
  return store.read((state) => {
    const payPalOrders = Object.values(state.payPalOrders);
    return json(200, {
      payPalOrders,
      captures: payPalOrders.flatMap(({ id, capture }) => (capture ? [{ orderId: id, ...capture }] : [])),
      orderGroups: state.orderGroups,
      guestGroups: state.guestGroups,
      users: state.users,
      faults: state.faults,
    });
  });
}

type Work = (options: ControlOptions, request: Request) => Promise<Response>;

const done = () => json(200, { done: true });

const works: Readonly<Record<string, Work>> = {
  'POST hold': async ({ holds }, request) => {
    holds.set((await bodyOf(request)) as Hold);
    return done();
  },
  'POST release': async ({ holds }) => {
    holds.release();
    return done();
  },
  'POST reset': async ({ store, apiBase, requests, holds }, request) => {
    holds.release();
    await store.replace(createSeed({ apiBase, ...fieldsOf(await bodyOf(request)) }));
    requests.length = 0;
    return done();
  },
  'POST faults': async ({ store }, request) => {
    const faults = await bodyOf(request);
    if (!Array.isArray(faults)) return json(400, { message: 'A list of faults is needed' });
    await store.transact((state) => {
      state.faults = faults as Fault[];
    });
    return done();
  },
  'GET requests': async ({ requests }) => json(200, requests),
  'DELETE requests': async ({ requests }) => {
    requests.length = 0;
    return done();
  },
  'GET state': ({ store }) => stateForAssertions(store),
  'GET products': ({ store }) => store.read((state) => json(200, state.products)),
  'POST product': async ({ store }, request) => {
    const { productId, patch } = fieldsOf(await bodyOf(request));
    return store.transact((state) => {
      if (patch !== null) return json(200, changeProduct(state, textOf(productId), fieldsOf(patch)));
      state.products = state.products.filter(({ _id }) => _id !== productId);
      return done();
    });
  },
};

/** Handles `/__test/` on the API's port; null for any other path. */
export async function control(options: ControlOptions, request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/__test/')) return null;
  const work = works[`${request.method} ${pathname.slice('/__test/'.length)}`];
  return work ? work(options, request) : json(404, { message: 'No such control' });
}

import { configureStore, weakMapMemoize } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { adminApi, listCalls } from '@/api/adminApi';
import { type ApiError, isApiError } from '@/api/apiError';
import { customerApi } from '@/api/customerApi';
import { productApi } from '@/api/productApi';
import { shopApi } from '@/api/shopApi';
import { type CallName, calls } from '@/contract/calls';
import { firstOfItsKind } from '@/contract/lenient';
import { buyNowGroupSchema, orderGroupSchema } from '@/contract/order';
import { type Product, productSchema } from '@/contract/product';
import { listedUserSchema } from '@/contract/user';
import { parseJson } from '@/lib/text';
import type { Browser, Exchange } from './browser';
import { type Check, counted, type Found } from './checks';
import { type Losses, lossesOf } from './losses';

function makeStore() {
  return configureStore({
    reducer: { [shopApi.reducerPath]: shopApi.reducer },
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }).concat(shopApi.middleware),
  });
}

type Dispatch = ReturnType<typeof makeStore>['dispatch'];
type Sending = PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>;

/** The calls of the contract that change nothing. */
type ReadCall = { [Name in CallName]: (typeof calls)[Name]['method'] extends 'GET' ? Name : never }[CallName];

interface ReadRow {
  readonly send: (dispatch: Dispatch, sample: Product | undefined) => Sending;
  /** The schema of a list's records. */
  readonly record?: v.GenericSchema;
  /** Whether only an administrator may read it. */
  readonly isAdmins?: true;
}

const fresh = { forceRefetch: true, subscribe: false } as const;
const { getProducts, getProduct } = productApi.endpoints;
/** The pincode of Toronto's main station. */
const knownPincode = 'M5J1E6';

const adminList = (send: ReadRow['send'], record: v.GenericSchema): ReadRow => ({ send, record, isAdmins: true });

/** Each read, sent by the shop's own endpoint. */
const rows: Readonly<Record<ReadCall, ReadRow>> = {
  getProducts: { send: (dispatch) => dispatch(getProducts.initiate(undefined, fresh)), record: productSchema },
  searchProduct: {
    send: (dispatch, sample) => dispatch(getProducts.initiate({ search: sample?.name ?? 'tea' }, fresh)),
    record: productSchema,
  },
  getProduct: { send: (dispatch, sample) => dispatch(getProduct.initiate(sample?.name ?? 'tea', fresh)) },
  lookUpPincode: { send: (dispatch) => dispatch(customerApi.endpoints.lookUpPincode.initiate(knownPincode, fresh)) },
  adminGetProducts: adminList(
    (dispatch) => dispatch(listCalls.adminGetProducts.initiate(undefined, fresh)),
    productSchema,
  ),
  getUsers: adminList((dispatch) => dispatch(listCalls.getUsers.initiate(undefined, fresh)), listedUserSchema),
  getBookings: adminList((dispatch) => dispatch(listCalls.getBookings.initiate(undefined, fresh)), orderGroupSchema),
  getBuyNowBookings: adminList(
    (dispatch) => dispatch(listCalls.getBuyNowBookings.initiate(undefined, fresh)),
    buyNowGroupSchema,
  ),
};

const readNames = Object.keys(rows) as ReadCall[];

/** What the shop read for a call, and what the server sent. */
export interface Read {
  readonly data: unknown;
  readonly error: ApiError | null;
  readonly exchange: Exchange | undefined;
  readonly raw: unknown;
}

/** The list in a response's envelope. */
export function recordsIn(raw: unknown): readonly unknown[] {
  return Object.values(typeof raw === 'object' && raw !== null ? raw : {}).find(Array.isArray) ?? [];
}

export function makeReads(browser: Browser) {
  const { dispatch } = makeStore();

  async function send(sending: (dispatch: Dispatch) => Sending): Promise<Read> {
    const before = browser.exchanges.length;
    const { data, error } = await sending(dispatch);
    const exchange = browser.exchanges[before];
    return { data, error: isApiError(error) ? error : null, exchange, raw: parseJson(exchange?.body) };
  }
  async function products(): Promise<readonly Product[]> {
    const { data } = await read('getProducts');
    return Array.isArray(data) ? data : [];
  }
  async function readNow(name: ReadCall): Promise<Read> {
    const sample = name === 'getProducts' ? undefined : (await products())[0];
    return send((to) => rows[name].send(to, sample));
  }
  const read = weakMapMemoize(readNow);
  return { send, read, readNow, products };
}

export type Reads = ReturnType<typeof makeReads>;

/** Why records were dropped: the first problem of each, without its values. */
function droppedRecords(schema: v.GenericSchema, records: readonly unknown[]): string[] {
  const isFirst = firstOfItsKind();
  return records.flatMap((record, index) => {
    const { issues, success, output } = v.safeParse(schema, record);
    if (success) return isFirst(output) ? [] : `record ${index + 1} repeats the id of an earlier one`;
    const [issue] = issues;
    const got = issue.input === null ? 'null' : typeof issue.input;
    return `record ${index + 1}: ${v.getDotPath(issue) ?? 'the record'} is ${got}, not ${issue.expected ?? 'as agreed'}`;
  });
}

function lossFaults(losses: Losses): string[] {
  return [...losses].map(([path, { count, kind }]) => `${path} cannot be read in ${count} places, where it is ${kind}`);
}

/** What is wrong with a response for the shop. */
export function responseFaults({ error, exchange }: Read): string[] {
  if (!error) return [];
  const { status, headers, problem } = exchange ?? {};
  if (problem) return [problem.text];
  if (error.kind === 'http') return [`response with status ${error.status}`];
  const isPage = /html/.test(headers?.get('Content-Type') ?? '') || exchange?.body.trimStart().startsWith('<');
  return [
    `a response with ${isPage ? 'a web page (HTML) instead of data' : 'data of another shape'}, status ${status}`,
  ];
}

async function examineRead(reads: Reads, name: ReadCall): Promise<Found> {
  const read = await reads.read(name);
  if (read.exchange?.problem?.kind === 'cors') return { notChecked: 'the browser blocks the response (see "cors")' };
  const faults = responseFaults(read);
  if (faults.length > 0) return { faults };
  const { record } = rows[name];
  const records = recordsIn(read.raw);
  const dropped = record ? droppedRecords(record, records) : [];
  return {
    faults: [
      ...counted(`of ${records.length} records are left out`, dropped),
      ...lossFaults(lossesOf(record ? records : read.raw, read.data)),
    ],
  };
}

/** One check for each read of the contract. */
export const readChecks: readonly Check[] = readNames
  .filter((name) => !rows[name].isAdmins)
  .map((name) => ({
    id: name,
    asks: `${calls[name].method} ${calls[name].path} responds as the contract says`,
    run: ({ reads }) => examineRead(reads, name),
    shoppers:
      calls[name].host === 'geocoder'
        ? 'City and province of an address are not filled in.'
        : 'Products are missing or incomplete, or the page shows an error.',
    askFor: `the response of ${name} in docs/contract.md, section 7: status 200, JSON, fields spelled as there`,
  }));

const adminReads = readNames.filter((name) => rows[name].isAdmins);

export const adminChecks: readonly Check[] = [
  {
    id: 'closed',
    asks: 'The dashboard’s lists are closed to strangers',
    run: async ({ reads }) => {
      const open: string[] = [];
      for (const name of adminReads) {
        const { exchange } = await reads.readNow(name);
        if (exchange && exchange.status >= 200 && exchange.status < 300) open.push(name);
      }
      return { faults: open.map((name) => `${name} responds without a sign-in`) };
    },
    shoppers: 'Anybody can read names, addresses and orders of your customers.',
    askFor: 'a sign-in as administrator before every /admin call; closed at once, before anything else',
  },
  {
    id: 'customer',
    asks: 'A customer can sign in',
    run: async ({ reads, credentials: { customer } }) => {
      if (!customer) return { notChecked: 'needs --customer and the credentials in the environment' };
      const signIn = await reads.send((dispatch) => dispatch(customerApi.endpoints.logIn.initiate(customer)));
      const faults = responseFaults(signIn);
      return { faults: faults.length > 0 ? faults : lossFaults(lossesOf(signIn.raw, signIn.data)) };
    },
    shoppers: 'Nobody can sign in, or a signed-in customer does not see all orders, addresses or the cart.',
    askFor: 'the response of logIn in docs/contract.md, section 7: the whole user and a token',
  },
  {
    id: 'admin',
    asks: 'An administrator can sign in and read every list',
    run: async ({ reads, credentials: { admin } }) => {
      if (!admin) return { notChecked: 'needs --admin and the credentials in the environment' };
      const signIn = await reads.send((dispatch) => dispatch(adminApi.endpoints.adminLogIn.initiate(admin)));
      const refused = responseFaults(signIn);
      if (refused.length > 0) return { faults: refused };
      const faults: string[] = [];
      for (const name of adminReads) {
        const found = await examineRead(reads, name);
        faults.push(...(found.faults ?? []).map((fault) => `${name}: ${fault}`));
      }
      return { faults };
    },
    shoppers: 'Orders are paid and nobody sees them in the dashboard.',
    askFor: 'the responses of the /admin calls in docs/contract.md, section 7, to a browser with the session’s cookie',
  },
];

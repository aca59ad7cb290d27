// Needs a DOM.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminApi, listCalls } from '@/api/adminApi';
import { adminSignedOut, expireAdminSession } from '@/api/adminSession';
import type { Product } from '@/contract/product';
import { productFormOf } from '@/domain/adminProducts';
import { userRow } from '@/domain/adminUsers';
import {
  changeSettled,
  changeUpdated,
  doneStatusesClosed,
  draftStored,
  type EditJob,
  editOpened,
  editTyped,
  type Job,
  type StatusJob,
  selectChange,
  selectHasUnsentChanges,
  unsavedDiscarded,
} from '@/features/admin/changes/changesSlice';
import { deleteProduct, resumeBatch, runBatch, sendChange } from '@/features/admin/changes/sendChange';
import { bulkChangeEdited, recordsSelected, selectionCleared, selectUnsent } from '@/features/admin/list/unsentSlice';
import { makeStore } from '@/state/makeStore';
import { startBackend } from '../../support/backend';
import { adminSignedIn } from '../../support/dashboard';
import { requestsOf, shelf, stock } from '../../support/fixtures';

const backend = startBackend();
const start = new Date('2026-03-09T12:00:00Z');
const [one, two, three] = [1, 2, 3].map((number) => `65a00000000000000000010${number}`) as [string, string, string];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  await adminSignedIn();
  await stock(backend, shelf(3, { stockSize: 30 }));
});

function open() {
  const { store } = makeStore();
  const { dispatch, getState } = store;
  return {
    store,
    dispatch,
    change: (key: string) => selectChange(getState(), key),
    states: (jobs: readonly Job[]) => jobs.map(({ key }) => selectChange(getState(), key)?.state),
    unsaved: () => selectHasUnsentChanges(getState()),
  };
}

const stockJob = (productId: string, stockSize: string): EditJob => ({
  key: `stock ${productId}`,
  name: 'Remedy',
  productId,
  part: 'stock',
  before: { stockSize: '30' },
  after: { stockSize },
});

const sent = () => requestsOf(backend, 'updateProduct').map(({ body }) => body);
const reads = () => requestsOf(backend, 'adminGetProducts').length;

/** Another administrator changes a product; the list that was read is then too old to rely on. */
async function changeElsewhere(productId: string, change: Partial<Product> | null): Promise<void> {
  await backend.store.transact((state) => {
    if (change === null) state.products = state.products.filter(({ _id }) => _id !== productId);
    else Object.assign(state.products.find(({ _id }) => _id === productId) ?? {}, change);
  });
  vi.setSystemTime(Date.now() + 60_000);
}

describe('a change of a product', () => {
  it('sends only the changed field, as a number, and compares with a recent list without refetching it', async () => {
    const { dispatch, change } = open();
    await dispatch(listCalls.adminGetProducts.initiate(undefined, { subscribe: false }));
    await dispatch(sendChange(stockJob(two, '7.0')));
    expect(sent()).toEqual([{ productId: two, updatedData: { stockSize: 7 } }]);
    expect(change(`stock ${two}`)?.state).toBe('done');
    expect(reads()).toBe(1);
  });

  it('is not sent where somebody else changed the same field, unless it is based on their value', async () => {
    const { dispatch, change } = open();
    await dispatch(listCalls.adminGetProducts.initiate());
    await changeElsewhere(two, { stockSize: 25 });
    await dispatch(sendChange(stockJob(two, '7')));
    expect(change(`stock ${two}`)).toMatchObject({ state: 'skipped', theirs: { stockSize: '25' } });
    expect(sent()).toEqual([]);
    await dispatch(sendChange({ ...stockJob(two, '7'), before: { stockSize: '25' } }));
    expect(sent()).toEqual([{ productId: two, updatedData: { stockSize: 7 } }]);
  });

  it.each([
    ['changed another field', 'done', 1, { brand: 'Other' }],
    ['set the same value', 'done', 0, { stockSize: 7 }],
    ['deleted the product', 'failed', 0, null],
  ] as const)('where somebody else %s, is %s and sends %d requests', async (_, state, requests, theirs) => {
    const { dispatch, change } = open();
    await dispatch(listCalls.adminGetProducts.initiate());
    await changeElsewhere(two, theirs);
    await dispatch(sendChange(stockJob(two, '7')));
    expect(change(`stock ${two}`)?.state).toBe(state);
    expect(sent()).toHaveLength(requests);
  });

  it.each(['response-lost', '500-after', 'malformed'] as const)(
    'is done where it failed with %s but the refetched list has it',
    async (kind) => {
      const { dispatch, change } = open();
      await dispatch(listCalls.adminGetProducts.initiate());
      await backend.fail({ call: 'updateProduct', kind, times: 1 });
      await dispatch(sendChange(stockJob(two, '7')));
      expect(change(`stock ${two}`)?.state).toBe('done');
      expect(reads()).toBe(2);
    },
  );

  it('whose response was lost is not sent twice, and does not count as somebody else’s', async () => {
    const { dispatch, change } = open();
    await dispatch(listCalls.adminGetProducts.initiate());
    await backend.fail(
      { call: 'updateProduct', kind: 'response-lost', times: 1 },
      { call: 'adminGetProducts', kind: '500', times: 1 },
    );
    await dispatch(sendChange(stockJob(two, '7')));
    expect(change(`stock ${two}`)?.state).toBe('failed');
    vi.setSystemTime(start.getTime() + 60_000);
    await dispatch(sendChange(stockJob(two, '8')));
    await dispatch(sendChange(stockJob(two, '8')));
    expect(change(`stock ${two}`)?.state).toBe('done');
    expect(sent()).toHaveLength(2);
    await changeElsewhere(two, { stockSize: 7 });
    await dispatch(sendChange({ ...stockJob(two, '9'), before: { stockSize: '8' } }));
    expect(change(`stock ${two}`)?.state).toBe('skipped');
  });

  it('leaves another change of the product that was saved at the same time in the list', async () => {
    const { dispatch, store } = open();
    await dispatch(listCalls.adminGetProducts.initiate());
    const release = backend.hold('updateProduct', 2);
    const price = {
      key: `price ${two}`,
      name: 'Remedy',
      productId: two,
      before: { oprice: '12' },
      after: { oprice: '9' },
    };
    for (const job of [stockJob(two, '7'), price]) void dispatch(sendChange(job));
    await vi.waitFor(() => expect(sent()).toHaveLength(2));
    backend.hold('adminGetProducts');
    release();
    const listed = () =>
      listCalls.adminGetProducts
        .select()(store.getState())
        .data?.find(({ _id }) => _id === two);
    await vi.waitFor(() => expect(listed()).toMatchObject({ stockSize: 7, oprice: 9 }));
  });

  it('fails with its reason where the list cannot be read, and is not sent', async () => {
    const { dispatch, change } = open();
    await backend.fail({ call: 'adminGetProducts', kind: '500', times: 1 });
    await dispatch(sendChange(stockJob(two, '7')));
    expect(change(`stock ${two}`)).toMatchObject({ state: 'failed', reason: 'Internal Server Error' });
    expect(sent()).toEqual([]);
  });
});

describe('a batch of products', () => {
  const jobs = [stockJob(one, '1'), stockJob(two, '2'), stockJob(three, '3')];

  it('goes on after a failure and a conflict; on resuming, only what did not arrive is sent again', async () => {
    const { dispatch, states } = open();
    await changeElsewhere(three, { stockSize: 5 });
    await backend.fail(
      { call: 'updateProduct', kind: 'response-lost', times: 1 },
      { call: 'updateProduct', kind: 'dropped', times: 1 },
    );
    await dispatch(runBatch('Stock', jobs));
    expect(states(jobs)).toEqual(['failed', 'failed', 'skipped']);
    await dispatch(resumeBatch(jobs.slice(0, 2)));
    expect(states(jobs)).toEqual(['done', 'done', 'skipped']);
    expect(sent()).toHaveLength(3);
    const stocks = await backend.store.read(({ products }) => products.map(({ stockSize }) => stockSize));
    expect(stocks).toEqual([1, 2, 5]);
  });

  it('does not send an earlier value after one that was saved while it waited', async () => {
    const { dispatch, states } = open();
    const release = backend.hold('updateProduct', 1);
    const batch = dispatch(runBatch('Stock', jobs));
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    await dispatch(sendChange(stockJob(two, '8')));
    release();
    await batch;
    expect(states(jobs)).toEqual(['done', 'done', 'done']);
    expect(sent()).toHaveLength(3);
  });

  it('goes on where the product of the change that is being sent is deleted', async () => {
    const { dispatch, states } = open();
    const release = backend.hold('updateProduct', 1);
    const batch = dispatch(runBatch('Stock', jobs));
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    await dispatch(deleteProduct(one));
    release();
    await batch;
    expect(states(jobs)).toEqual([undefined, 'done', 'done']);
  });

  it('ends with a refused call, and waits to be resumed, in a few steps with 2,000 products', async () => {
    const { store, dispatch, states } = open();
    await backend.fail({ call: 'addProduct', kind: '401', times: 1 });
    const values = { ...productFormOf(), price: '12', oprice: '9.5', stockSize: '40' };
    const added = Array.from({ length: 2000 }, (_, index) => ({
      key: `line ${index}`,
      name: `Tea ${index}`,
      productId: null,
      before: {},
      after: { ...values, name: `Tea ${index}` },
    }));
    const seen = new Set<unknown>();
    store.subscribe(() => seen.add(store.getState().adminChanges));
    await dispatch(runBatch('Import', added));
    expect(new Set(states(added))).toEqual(new Set(['waiting']));
    expect(seen.size).toBeLessThan(10);
    await vi.waitFor(() => expect(requestsOf(backend, 'addProduct')).toHaveLength(1));
  });

  it('does not add a product again whose response was lost', async () => {
    const { dispatch, change } = open();
    await backend.fail({ call: 'addProduct', kind: 'response-lost', times: 1 });
    const after = { ...productFormOf(), name: 'Drops', price: '12', oprice: '9.5', stockSize: '40' };
    const added = [{ key: 'line 2', name: 'Drops', productId: null, before: {}, after }];
    await dispatch(runBatch('Import', added));
    expect(change('line 2')?.state).toBe('failed');
    await dispatch(resumeBatch(added.map((job) => ({ ...job, after: { ...after, price: '13' } }))));
    expect(change('line 2')).toMatchObject({ state: 'skipped', reason: 'the shop has a product of this name' });
    await dispatch(runBatch('Import', added));
    expect(change('line 2')?.state).toBe('done');
    await vi.waitFor(() => expect(requestsOf(backend, 'addProduct')).toHaveLength(1));
  });
});

describe('a change of an order’s status', () => {
  const statuses = () => requestsOf(backend, 'updateUserOrderStatus');

  async function job(newStatus: string): Promise<StatusJob> {
    const { users, orderGroups } = await backend.store.read((data) => data);
    const userId = users[0]?._id ?? '';
    const orderId = orderGroups.filter((group) => group.userId === userId).at(-1)?._id ?? '';
    return { key: orderId, name: 'Order', order: { userId, orderId, owner: 'Asha', status: 'Confirmed' }, newStatus };
  }

  async function setByOther(status: string): Promise<void> {
    await backend.store.transact((state) => {
      for (const booking of state.orderGroups.flatMap(({ bookings }) => bookings)) booking.OrderStatus = status;
    });
  }

  it('refetches a list from before the last change, ten seconds later', async () => {
    const { dispatch, change } = open();
    const shipped = await job('Shipped');
    await dispatch(listCalls.getUsers.initiate());
    await dispatch(sendChange(shipped));
    const before = requestsOf(backend, 'getUsers').length;
    vi.setSystemTime(Date.now() + 10_000);
    await dispatch(sendChange({ ...shipped, order: { ...shipped.order, status: 'Shipped' }, newStatus: 'Delivered' }));
    expect(change(shipped.key)?.state).toBe('done');
    expect(statuses()).toHaveLength(2);
    expect(requestsOf(backend, 'getUsers').length).toBeGreaterThan(before);
  });

  it('is not sent where somebody else set another one, or where the list cannot be read', async () => {
    const { dispatch, change } = open();
    const shipped = await job('Shipped');
    await backend.fail({ call: 'getUsers', kind: '500', times: 1 });
    await dispatch(sendChange(shipped));
    expect(change(shipped.key)).toMatchObject({ state: 'failed', reason: 'Internal Server Error' });
    await setByOther('Delivered');
    await dispatch(sendChange(shipped));
    expect(change(shipped.key)).toMatchObject({ state: 'skipped', theirs: { status: 'Delivered' } });
    expect(statuses()).toHaveLength(0);
  });

  it('is forgotten where its list opens again, unless it waits for a decision', async () => {
    const { dispatch, change } = open();
    const shipped = await job('Shipped');
    await setByOther('Delivered');
    await dispatch(sendChange(shipped));
    dispatch(doneStatusesClosed());
    expect(change(shipped.key)?.state).toBe('skipped');
    dispatch(changeSettled(shipped.key));
    dispatch(doneStatusesClosed());
    expect(change(shipped.key)).toBeUndefined();
  });

  it('is not sent after a sign-out', async () => {
    const { dispatch, change } = open();
    const shipped = await job('Shipped');
    const pending = dispatch(sendChange(shipped));
    dispatch(adminSignedOut());
    expect(await pending).toMatchObject({ state: 'failed' });
    expect(change(shipped.key)).toBeUndefined();
    expect(statuses()).toHaveLength(0);
  });
});

describe('unsaved work', () => {
  const draft = { id: 'new', initial: productFormOf(), values: productFormOf(), copiedImages: [] };
  const edit = stockJob(one, '7');
  const form = { key: 'form new', name: 'Drops', productId: null, draftId: 'new', before: {}, after: {} };
  const opened = { ...edit, values: edit.before, focused: '', isShown: true };
  const outcome = { reason: '', theirs: {} };

  it.each([
    ['nothing', false, []],
    ['a form that was left', true, [draftStored(draft)]],
    ['an open field as it was', false, [editOpened(opened)]],
    ['a field that was typed into', true, [editOpened(opened), editTyped({ key: edit.key, values: edit.after })]],
    ['an edit that failed', true, [changeUpdated({ job: edit, state: 'failed', ...outcome })]],
    [
      'an edit that was settled',
      false,
      [changeUpdated({ job: edit, state: 'failed', ...outcome }), changeSettled(edit.key)],
    ],
    ['an edit that is saved', false, [changeUpdated({ job: edit, state: 'done', ...outcome })]],
    [
      'all of it discarded',
      false,
      [draftStored(draft), changeUpdated({ job: edit, state: 'failed', ...outcome }), unsavedDiscarded([edit, form])],
    ],
    ['a form that was not among what was discarded', true, [draftStored(draft), unsavedDiscarded([edit])]],
  ])('with %s: %s', (_, expected, actions) => {
    const { dispatch, unsaved } = open();
    for (const action of actions) dispatch(action);
    expect(unsaved()).toBe(expected);
  });

  it('is there while something is sent; an expired session keeps all of it, a sign-out forgets it', async () => {
    const { store, dispatch, unsaved } = open();
    const initial = store.getState().adminChanges;
    const pending = dispatch(sendChange(edit));
    expect(unsaved()).toBe(true);
    await pending;
    expect(unsaved()).toBe(false);
    dispatch(draftStored(draft));
    const before = store.getState().adminChanges;
    dispatch(expireAdminSession());
    expect(store.getState().adminChanges).toBe(before);
    dispatch(adminSignedOut());
    expect(store.getState().adminChanges).toEqual(initial);
  });

  it('keeps only a form whose product could not be saved, or that was changed since it was sent', async () => {
    const { store, dispatch } = open();
    const job = { key: 'draft a', name: 'A', productId: one, draftId: 'a', before: {}, after: {} };
    dispatch(draftStored({ ...draft, id: 'a' }));
    dispatch(draftStored({ ...draft, id: 'b' }));
    dispatch(changeUpdated({ job: { ...job, draftId: 'b' }, state: 'failed', ...outcome }));
    dispatch(changeUpdated({ job, state: 'done', ...outcome }));
    expect(Object.keys(store.getState().adminChanges?.drafts ?? {})).toEqual(['b']);
    dispatch(draftStored({ ...draft, id: 'b', values: { ...draft.values, brand: 'Typed meanwhile' } }));
    dispatch(changeUpdated({ job: { ...job, draftId: 'b', after: { brand: 'Saved' } }, state: 'done', ...outcome }));
    // Else what was saved would count as somebody else's.
    expect(store.getState().adminChanges?.drafts).toMatchObject({ b: { initial: { brand: 'Saved' } } });
  });
});

it('A saved status gives way to a list that was requested after it, not to one that only arrived after it', async () => {
  const { dispatch, change } = open();
  const read = () => dispatch(listCalls.getUsers.initiate(undefined, { forceRefetch: true, subscribe: false }));
  const { data: users = [] } = await read();
  const user = users.find(({ myOrders }) => myOrders.length > 0);
  const [{ orderId = '', status: seen = '' } = {}] = user ? userRow(user).orders : [];
  const order = { userId: user?._id ?? '', orderId, owner: '', status: seen };
  const job: StatusJob = { key: orderId, name: '', order, newStatus: 'Other' };
  const release = backend.hold('getUsers', 1);
  const early = read();
  vi.setSystemTime(Date.now() + 1000);
  dispatch(changeUpdated({ job, state: 'done', reason: '', theirs: {} }));
  release();
  await early;
  expect(change(orderId)?.settled).toBeUndefined();
  vi.setSystemTime(Date.now() + 1000);
  await read();
  expect(change(orderId)?.settled).toBe(true);
});

/** Every call of the dashboard, so that none outlives a session that the server ended. */
const { endpoints } = adminApi;
const calls = {
  addProduct: () => endpoints.addProduct.initiate({} as never),
  adminGetProducts: () => endpoints.adminGetProducts.initiate(),
  updateProduct: () => endpoints.updateProduct.initiate({ productId: one, updatedData: {} }),
  deleteProduct: () => endpoints.deleteProduct.initiate(one),
  getUsers: () => endpoints.getUsers.initiate(),
  updateUserOrderStatus: () => endpoints.updateUserOrderStatus.initiate({} as never),
  getBookings: () => endpoints.getBookings.initiate(),
  getBuyNowBookings: () => endpoints.getBuyNowBookings.initiate(),
} as const;

describe.each(Object.keys(calls) as (keyof typeof calls)[])('%s', (call) => {
  it.each(['401', '403'] as const)('ends the session with a %s', async (kind) => {
    await backend.fail({ call, kind, times: 1 });
    const { dispatch } = open();
    await dispatch(calls[call]() as ReturnType<typeof calls.getUsers>);
    expect(sessionStorage.getItem('adminSession')).toBeNull();
  });
});

it('A bulk change that is typed closes without selected products, but not without those of another list', () => {
  const { dispatch, store } = open();
  const typed = () => selectUnsent(store.getState()).typed;
  for (const list of ['product', 'orders']) dispatch(recordsSelected({ list, keys: ['1'] }));
  dispatch(bulkChangeEdited({ typed: '5' }));
  dispatch(selectionCleared('orders'));
  expect(typed()).toBe('5');
  dispatch(selectionCleared('product'));
  expect(typed()).toBeNull();
});

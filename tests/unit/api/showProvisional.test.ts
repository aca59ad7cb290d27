import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { productApi } from '@/api/productApi';
import { shopApi } from '@/api/shopApi';
import { combined, showProvisional } from '@/api/showProvisional';
import type { Product } from '@/contract/product';
import { isKept, provisionalOf } from '@/lib/provisional';
import { product } from '../../support/fixtures';

const [one, two, three] = ['1', '2', '3'].map((_id) => product({ _id, name: `Remedy ${_id}` })) as [
  Product,
  Product,
  Product,
];
const at = 1_700_000_000_000;
const whole = (...list: Product[]) => ({ kept: { list, at, partial: false }, arrived: [] });

describe('a list before its answer is complete', () => {
  it('is nothing while nothing is known', () => expect(combined({ kept: null, arrived: [] })).toBeUndefined());
  it('is what has come, marked as not all', () => {
    const list = combined({ kept: null, arrived: [one, two] });
    expect(list).toEqual([one, two]);
    expect(provisionalOf(list)).toEqual({ partial: true, keptAt: null });
  });
  it('is the kept list in its order, with the newest of each product', () => {
    const cheaper = { ...two, oprice: 1 };
    const list = combined({ ...whole(one, two, three), arrived: [cheaper] });
    expect(list).toEqual([one, cheaper, three]);
    expect(provisionalOf(list)).toEqual({ partial: false, keptAt: at });
    expect(isKept(list)).toBe(true);
  });
  it('is what has come once that is more than was kept', () => {
    const list = combined({ ...whole(one), arrived: [two, three] });
    expect(list).toEqual([two, three]);
    expect(isKept(list)).toBe(false);
  });
});

describe('showing it', () => {
  const key = 'getProducts(undefined)';
  const show = shopApi.internalActions.queryResultPatched;
  function begin() {
    const store = configureStore({
      reducer: { api: shopApi.reducer },
      middleware: (getDefault) => getDefault().concat(shopApi.middleware),
      preloadedState: {
        api: {
          ...shopApi.reducer(undefined, { type: 'start' }),
          queries: { [key]: { status: 'pending', endpointName: 'getProducts', requestId: 'r', startedTimeStamp: 1 } },
        } as never,
      },
    });
    const api = { ...store, queryCacheKey: key } as never;
    const shown = () => productApi.endpoints.getProducts.select()(store.getState() as never);
    return { store, api, shown };
  }

  it('puts it into the query that waits, and keeps the longer one when a retry begins anew', () => {
    const { api, shown } = begin();
    showProvisional(show, api, { arrived: [one, two] });
    expect(shown()).toMatchObject({ status: 'pending', data: [one, two] });
    expect(provisionalOf(shown().data)).toEqual({ partial: true, keptAt: null });
    showProvisional(show, api, { arrived: [one] });
    expect(shown().data).toEqual([one, two]);
  });
  it('takes a kept list back that turns out to be corrupt', () => {
    const { api, shown } = begin();
    showProvisional(show, api, { kept: { list: [one], at, partial: true } });
    expect(isKept(shown().data)).toBe(true);
    showProvisional(show, api, { kept: null });
    expect(shown().data).toBeUndefined();
  });
  it('leaves a complete answer alone', async () => {
    const { store, api, shown } = begin();
    await store.dispatch(productApi.util.upsertQueryData('getProducts', undefined, [three]));
    showProvisional(show, api, { arrived: [one, two] });
    expect(shown().data).toEqual([three]);
    expect(provisionalOf(shown().data)).toBeUndefined();
  });
});

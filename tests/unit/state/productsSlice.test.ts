// Needs a DOM.
import { describe, expect, it } from 'vitest';
import { productApi } from '@/api/productApi';
import {
  cachedProductsDropped,
  cachedProductsRead,
  type ProductFilter,
  productsSeeded,
  productsStreamed,
} from '@/api/productLists';
import type { Product } from '@/contract/product';
import { canBeBought } from '@/domain/stock';
import { productChosen, selectBuyNow } from '@/state/buyNow';
import { makeStore } from '@/state/makeStore';
import { selectNotices } from '@/state/notices';
import { payPalOpened } from '@/state/payment';
import { productsGone, selectNamedProduct, selectProduct, selectProductList, selectProducts } from '@/state/products';
import { payPalClosed } from '@/state/tabs';
import { cartMovesChanged, selectCartMoves, selectServerCartItems, selectUser } from '@/state/userSlice';
import { cartItem, product, user } from '../../support/fixtures';
import { receiveUser } from '../../support/newResponses';

const { upsertQueryData } = productApi.util;
const whole: ProductFilter = {};
const at = 1_700_000_000_000;
const remedies = ['1', '2', '3'].map((_id) => product({ _id, name: `Remedy ${_id}` }));
const [one, two, three] = remedies as [Product, Product, Product];
const ids = (list: readonly Product[]) => list.map(({ _id }) => _id);
const unconfirmed = (list: readonly Product[]) => list.map((each) => ({ ...each, isUnconfirmed: true }));

const streamed = (...products: Product[]) => productsStreamed({ filter: whole, ids: ids(products), products });
const cached = (...products: Product[]) =>
  cachedProductsRead({ filter: whole, ids: ids(products), products, cachedAt: at, isPartial: false });
const seeded = (...products: Product[]) => productsSeeded({ filter: whole, products, sharedSlugs: [] });

async function open() {
  const { store, rehydrated } = makeStore();
  await rehydrated;
  return {
    ...store,
    store,
    products: (filter = whole) => selectProducts(store.getState(), filter),
    list: (filter = whole) => selectProductList(store.getState(), filter),
    respond: (products: readonly Product[], filter?: ProductFilter) =>
      store.dispatch(upsertQueryData('getProducts', filter, [...products])),
  };
}

describe('a list before its response is complete', () => {
  it('is undefined while nothing is known', async () => {
    const { products, list } = await open();
    expect([products(), list()]).toEqual([undefined, undefined]);
  });
  it('is the products received so far, as a partial list that can be bought', async () => {
    const { dispatch, products, list } = await open();
    dispatch(streamed(one, two));
    expect(products()).toEqual([one, two]);
    expect(list()).toMatchObject({ isPartial: true, cachedAt: null, isSeeded: false, receivedAt: null });
    expect(products()?.every(canBeBought)).toBe(true);
  });
  it('is the cached list in its order, with the newest of each product', async () => {
    const { dispatch, products, list } = await open();
    const cheaper = { ...two, oprice: 1 };
    dispatch(cached(...remedies));
    expect(products()).toEqual(unconfirmed(remedies));
    expect(products()?.some(canBeBought)).toBe(false);
    dispatch(streamed(cheaper));
    expect(products()).toEqual([...unconfirmed([one]), cheaper, ...unconfirmed([three])]);
    expect(list()).toMatchObject({ isPartial: false, cachedAt: at, receivedAt: null });
  });
  it('is the products received so far once they are more than the cached ones', async () => {
    const { dispatch, products, list } = await open();
    dispatch(cached(one));
    dispatch(streamed(two, three));
    expect(products()).toEqual([two, three]);
    expect(list()).toMatchObject({ isPartial: true, cachedAt: null });
    dispatch(cached(one));
    expect(products()).toEqual([two, three]);
  });
  it('keeps the longer part when a retry starts over', async () => {
    const { dispatch, products } = await open();
    dispatch(streamed(one, two));
    dispatch(streamed(one));
    expect(products()).toEqual([one, two]);
  });
  it('drops a cached list that turns out to be corrupt, and no other', async () => {
    const { dispatch, products } = await open();
    dispatch(cached(one));
    dispatch(cachedProductsDropped({ filter: whole }));
    expect(products()).toBeUndefined();
    dispatch(streamed(two));
    dispatch(cachedProductsDropped({ filter: whole }));
    expect(products()).toEqual([two]);
  });
  it('is replaced by the complete response, which nothing else replaces', async () => {
    const { dispatch, respond, products, list } = await open();
    dispatch(cached(...remedies));
    await respond([three, one]);
    const complete = { isPartial: false, cachedAt: null, isSeeded: false, receivedAt: expect.any(Number) };
    for (const late of [streamed(...remedies), cached(...remedies), seeded(...remedies)]) {
      dispatch(late);
      expect(products()).toEqual([three, one]);
      expect(list()).toMatchObject(complete);
    }
  });
  it('does not touch the other lists', async () => {
    const { dispatch, respond, products } = await open();
    await respond([one], { brand: 'one' });
    await respond([two], { search: 'one' });
    dispatch(streamed(...remedies));
    expect([products(), products({ brand: 'one' }), products({ search: 'one' })]).toEqual([remedies, [one], [two]]);
  });
});

describe('products that the HTML carries', () => {
  it('show, cannot be bought, and are replaced by the server’s', async () => {
    const { dispatch, respond, products, list } = await open();
    dispatch(seeded(one, two));
    expect(products()).toEqual(unconfirmed([one, two]));
    expect(products()?.some(canBeBought)).toBe(false);
    expect(list()).toMatchObject({ isPartial: true, cachedAt: null, isSeeded: true, receivedAt: null });
    dispatch(streamed(...remedies));
    expect(products()?.every(canBeBought)).toBe(true);
    expect(list()).toMatchObject({ isPartial: true, isSeeded: false });
    await respond(remedies);
    expect(list()).toMatchObject({ isPartial: false, isSeeded: false, receivedAt: expect.any(Number) });
  });
  it('are not replaced by the figures of an earlier visit', async () => {
    const { dispatch, products } = await open();
    dispatch(seeded(one));
    dispatch(cached({ ...one, oprice: 1 }, two));
    expect(products()).toEqual(unconfirmed([one, two]));
  });
  it('are not found by a name that every object has', async () => {
    const { getState } = await open();
    for (const name of ['constructor', '__proto__', 'toString']) {
      expect(selectNamedProduct(getState(), name)).toBeUndefined();
      expect(selectProduct(getState(), name)).toBeNull();
    }
  });
});

describe('the newest state of a product', () => {
  it('is in every list, which stays the same one where nothing changed', async () => {
    const { dispatch, respond, products } = await open();
    await respond(remedies);
    await respond([two], { search: 'two' });
    const before = products();
    await dispatch(upsertQueryData('getProduct', two.name, { result: { ...two }, relatedProducts: [] }));
    expect(products()).toBe(before);
    await dispatch(
      upsertQueryData('getProduct', two.name, { result: { ...two, oprice: 9, stockSize: null }, relatedProducts: [] }),
    );
    const changed = { ...two, oprice: 9 };
    expect([products(), products({ search: 'two' })]).toEqual([[one, changed, three], [changed]]);
  });
  it('keeps its description where a response only mentions it', async () => {
    const { dispatch, respond, products } = await open();
    await respond([one, two]);
    const brief = { ...two, oprice: 9, description: '', reviews: [] };
    await dispatch(upsertQueryData('getProduct', one.name, { result: one, relatedProducts: [brief] }));
    expect(products()).toEqual([one, { ...two, oprice: 9 }]);
  });
  it('leaves every list once it is no longer sold, and returns with a response that has it', async () => {
    const { dispatch, respond, products } = await open();
    await respond(remedies);
    dispatch(productsGone(['2']));
    expect(products()).toEqual([one, three]);
    await respond(remedies);
    expect(products()).toEqual(remedies);
  });
  it('may come with a customer’s cart', async () => {
    const { store, respond, products } = await open();
    await respond(remedies);
    const dearer = { ...two, oprice: 35, description: '' };
    receiveUser(
      store,
      user({ myCart: [{ items: [cartItem(dearer)] }], wishlistedItems: [{ ...three, stockSize: 1 }] }),
    );
    expect(products()).toEqual([one, { ...two, oprice: 35 }, { ...three, stockSize: 1 }]);
  });
});

describe('cart, wishlist and Buy Now', () => {
  const stored = user({ myCart: [{ items: [cartItem(one, 2)] }], wishlistedItems: [two] });

  async function shopping() {
    const shop = await open();
    receiveUser(shop.store, stored);
    shop.dispatch(cartMovesChanged([{ product: three, isPending: false }]));
    shop.dispatch(productChosen({ product: one, quantity: 1 }));
    const now = () => {
      const state = shop.getState();
      return {
        cart: selectServerCartItems(state)[0],
        wished: selectUser(state)?.wishlistedItems,
        moved: selectCartMoves(state).map(({ product: moved }) => moved),
        bought: selectBuyNow(state).product,
      };
    };
    return { ...shop, now };
  }
  const dearer = remedies.map((remedy) => ({ ...remedy, oprice: 35 }));

  it('join the newest of their products, as they are stored where nothing newer is known', async () => {
    const { respond, now, getState } = await shopping();
    const before = getState();
    expect(now()).toMatchObject({ cart: { product: one }, wished: [two], moved: [three], bought: one });
    await respond([product({ _id: 'other' })], { brand: 'other' });
    expect(getState().user).toBe(before.user);
    await respond(dearer, { brand: 'all' });
    const [first, second, third] = dearer;
    expect(now()).toMatchObject({ cart: { product: first, quantity: 2 }, wished: [second], moved: [third] });
    expect(now().bought).toEqual({ ...first, reviews: [] });
  });
  it('keep what is stored over the figures of an earlier visit and of the HTML', async () => {
    const { dispatch, now } = await shopping();
    const before = now();
    dispatch(seeded(...dearer));
    dispatch(cached(...dearer));
    expect(now()).toEqual(before);
  });
  it('lose a product that is no longer sold; its line keeps the id that its removal needs', async () => {
    const { dispatch, now } = await shopping();
    dispatch(productsGone(ids(remedies)));
    expect(now()).toMatchObject({
      cart: { product: null, deletedProductId: '1' },
      wished: [],
      moved: [],
      bought: null,
    });
  });
  it('stay while PayPal’s window is open, and change once it closes; that is announced once', async () => {
    const { dispatch, respond, now, getState } = await shopping();
    const before = now();
    dispatch(payPalOpened());
    await respond(dearer.slice(0, 2), { brand: 'all' });
    dispatch(productsGone(['3']));
    expect(now()).toEqual(before);
    expect(selectNotices(getState())).toEqual([]);
    await dispatch(payPalClosed());
    expect(now()).toMatchObject({ cart: { product: { oprice: 35 } }, moved: [] });
    expect(selectNotices(getState()).map(({ text }) => text)).toEqual([
      expect.stringContaining('Remedy 2: price'),
      'Remedy 3 is no longer available.',
      expect.stringContaining('Remedy 1: price'),
    ]);
    await respond(dearer.slice(0, 2), { brand: 'all' });
    expect(selectNotices(getState())).toHaveLength(3);
  });
  it('are persisted as shown, so that the next visit does not announce the same change again', async () => {
    const first = await shopping();
    await first.respond(dearer, { brand: 'all' });
    await first.store.dispatch((_dispatch, _getState, { persistence }) => persistence.persistor?.flush());
    const next = await open();
    expect(selectBuyNow(next.getState()).product?.oprice).toBe(35);
    await next.respond(dearer, { brand: 'all' });
    expect(selectNotices(next.getState())).toEqual([]);
  });
});

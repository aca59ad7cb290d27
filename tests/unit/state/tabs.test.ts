// Needs a DOM.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { productApi } from '@/api/productApi';
import type { Product } from '@/contract/product';
import type { User } from '@/contract/user';
import { parseJson } from '@/lib/text';
import { buyNowReset, emailStored, productChosen, quantityChanged, selectBuyNow } from '@/state/buyNow';
import { quantityRequested, selectPendingQuantities } from '@/state/cart';
import { selectLoginModal, signInRequested } from '@/state/loginModal';
import { logOut } from '@/state/logOut';
import { makeStore, type Store } from '@/state/makeStore';
import { selectNotices } from '@/state/notices';
import { followOtherTabs } from '@/state/tabs';
import { selectUser } from '@/state/userSlice';
import { product, user } from '../../support/fixtures';
import { receiveUser } from '../../support/newResponses';

const noor = user();
const omar = user({ _id: '65e000000000000000000002' });
const key = 'persist:root';
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A store that synchronizes with others. */
async function openTab(): Promise<Store> {
  const { store, rehydrated } = makeStore();
  await rehydrated;
  stops.push(store.dispatch(followOtherTabs()));
  return store;
}

const withLines = (who: User, ...ids: string[]): User => ({
  ...who,
  myCart: [{ items: ids.map((_id) => ({ _id, product: null, deletedProductId: '', quantity: 1 })) }],
});
const linesOf = (store: Store) => selectUser(store.getState())?.myCart[0]?.items.map(({ _id }) => _id);
const userOf = (store: Store) => selectUser(store.getState())?._id;
function stored() {
  const whole = parseJson(localStorage.getItem(key)) as { user?: string; buyNow?: string } | undefined;
  const user = parseJson(whole?.user) as { current: User | null } | undefined;
  const buyNow = parseJson(whole?.buyNow) as { product: Product | null } | undefined;
  return { user: user?.current, chosen: buyNow?.product };
}
const storedUser = () => stored().user?._id;
/** Of the first product of the wishlist, and of the Buy Now purchase. */
const storedPrices = () => [stored().user?.wishlistedItems[0], stored().chosen].map((one) => one?.oprice);
const until = (check: () => void) => vi.waitFor(check, { interval: 5 });
const untilStored = (who: User) => until(() => expect(storedUser()).toBe(who._id));
const untilHolds = (text: string) => until(() => expect(localStorage.getItem(key)).toContain(text));
const pingTabs = (changed: string | null = key) => window.dispatchEvent(new StorageEvent('storage', { key: changed }));
/** Another tab changes storage, until this one shows the customer, or nobody. */
async function learns(tab: Store, who: User | null, changed: string | null = key) {
  pingTabs(changed);
  await until(() => expect(userOf(tab)).toBe(who?._id));
}
/** Longer than the persistence delay. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 60));

async function signedInTabs(who = noor) {
  const tabs = [await openTab(), await openTab()] as const;
  receiveUser(tabs[0], who);
  await untilStored(who);
  await learns(tabs[1], who);
  return tabs;
}

/** The catalogue's response, with one product at a price. */
const respond = ({ dispatch }: Store, oprice: number, _id = product()._id) =>
  dispatch(productApi.util.upsertQueryData('getProducts', undefined, [product({ _id, oprice })]));
const wishedAt = (store: Store) => selectUser(store.getState())?.wishlistedItems.map(({ oprice }) => oprice);

describe('synchronized tabs', () => {
  it('a sign-in reaches other tabs and closes an open login dialog', async () => {
    const [first, second] = [await openTab(), await openTab()];
    second.dispatch(signInRequested());
    receiveUser(first, noor);
    await untilStored(noor);
    await learns(second, noor);
    expect(selectLoginModal(second.getState()).open).toBe(false);
  });

  it('a changed cart reaches other tabs', async () => {
    const [first, second] = await signedInTabs();
    receiveUser(first, withLines(noor, 'line'), 'addToCart');
    await untilHolds('line');
    pingTabs();
    await until(() => expect(selectUser(second.getState())?.myCart[0]?.items).toHaveLength(1));
  });

  it('another customer’s sign-in drops the first one’s pending actions', async () => {
    const [first, second] = await signedInTabs();
    second.dispatch(quantityRequested({ productId: 'a', quantity: 4 }));
    receiveUser(first, omar);
    await untilStored(omar);
    await learns(second, omar);
    expect(selectPendingQuantities(second.getState())).toEqual({});
    await aWhile();
    expect(storedUser()).toBe(omar._id);
  });

  it('a sign-out signs the other tab out with a message and leaves storage empty', async () => {
    const [first, second] = await signedInTabs();
    await first.dispatch(logOut());
    await learns(second, null, null);
    expect(selectNotices(second.getState()).map(({ text }) => text)).toEqual([
      'You signed out in another tab. Your cart is in your account.',
    ]);
    // Leases of the payment desk are removed when released.
    await until(() => expect({ ...localStorage }).toEqual({}));
  });

  it('a tab that has a change to store when it learns of a sign-out leaves storage empty', async () => {
    const [first, second] = await signedInTabs();
    second.dispatch(emailStored('guest@example.com'));
    await first.dispatch(logOut());
    await learns(second, null, null);
    await aWhile();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('a tab that writes before it learns of a sign-out does not undo it; a new sign-in counts', async () => {
    const [first, second] = await signedInTabs();
    const late = localStorage.getItem(key) ?? '';
    await first.dispatch(logOut());
    localStorage.setItem(key, late);
    pingTabs();
    await until(() => expect(localStorage.getItem(key)).toBeNull());
    expect(userOf(first)).toBeUndefined();
    await learns(second, null);
    receiveUser(second, noor);
    await untilStored(noor);
    await learns(first, noor);
  });

  it('a tab that adopts a sign-in after a sign-out stores its changes again', async () => {
    const [first, second] = await signedInTabs();
    await first.dispatch(logOut());
    await learns(second, null, null);
    receiveUser(second, noor);
    await untilStored(noor);
    await learns(first, noor);
    receiveUser(first, withLines(noor, 'line'), 'addToCart');
    await untilHolds('line');
  });

  it('of two carts, the one whose response arrived last counts, even if the other was stored before this tab knew of it', async () => {
    const [first, second] = await signedInTabs();
    receiveUser(first, withLines(noor, 'one'), 'addToCart');
    await untilHolds('one');
    await aWhile();
    receiveUser(second, withLines(noor, 'one', 'two'), 'addToCart');
    await aWhile();
    pingTabs();
    await untilHolds('two');
    pingTabs();
    await until(() => expect(linesOf(first)).toEqual(['one', 'two']));
    expect(linesOf(second)).toEqual(['one', 'two']);
  });

  it('new prices in a tab do not bring back the cart from before another tab’s change', async () => {
    const saver = user({ wishlistedItems: [product()] });
    const [first, second] = await signedInTabs(saver);
    receiveUser(first, withLines(saver, 'one'), 'addToCart');
    await untilHolds('one');
    await respond(second, 25);
    expect(wishedAt(second)).toEqual([25]);
    await aWhile();
    pingTabs();
    await until(() => expect(linesOf(second)).toEqual(['one']));
    expect(linesOf(first)).toEqual(['one']);
  });

  it('two tabs that received different prices agree on the later one, and stop writing', async () => {
    const [first, second] = await signedInTabs(user({ wishlistedItems: [product()] }));
    first.dispatch(productChosen({ product: product(), quantity: 1 }));
    for (const [tab, price] of [
      [first, 25],
      [second, 26],
    ] as const) {
      await respond(tab, price);
      await until(() => expect(storedPrices()).toEqual([price, price]));
      pingTabs();
      await until(() => expect([wishedAt(first), wishedAt(second)]).toEqual([[price], [price]]));
    }
    await aWhile();
    const before = localStorage.getItem(key);
    // News about another product.
    await respond(first, 9, 'other');
    expect(wishedAt(first)).toEqual([26]);
    expect(selectBuyNow(first.getState()).product?.oprice).toBe(26);
    pingTabs();
    await aWhile();
    expect(localStorage.getItem(key)).toBe(before);
  });

  it('a booked Buy Now purchase stays reset, even if another tab stored a change before it knew of the booking', async () => {
    const [first, second] = [await openTab(), await openTab()];
    first.dispatch(productChosen({ product: product(), quantity: 1 }));
    await untilHolds(product()._id);
    pingTabs();
    await until(() => expect(selectBuyNow(second.getState()).product).not.toBeNull());
    second.dispatch(quantityChanged(2));
    await aWhile();
    first.dispatch(buyNowReset());
    await aWhile();
    pingTabs();
    await until(() => expect(localStorage.getItem(key)).not.toContain(product()._id));
    pingTabs();
    await until(() => expect(selectBuyNow(second.getState()).product).toBeNull());
    expect(selectBuyNow(first.getState()).product).toBeNull();
  });

  it('a change that a tab of an earlier version stored counts, although it has no time', async () => {
    const [first] = await signedInTabs();
    const whole = parseJson(localStorage.getItem(key)) as Record<string, string>;
    const { changedAt: _, ...earlier } = whole;
    const userSlice = { current: withLines(noor, 'earlier'), signedInAt: null, moves: [] };
    localStorage.setItem(key, JSON.stringify({ ...earlier, user: JSON.stringify(userSlice) }));
    pingTabs();
    await until(() => expect(linesOf(first)).toEqual(['earlier']));
  });

  it('equal content changes nothing', async () => {
    const [, second] = await signedInTabs();
    await aWhile();
    const before = second.getState();
    localStorage.setItem(key, `${localStorage.getItem(key)} `);
    pingTabs();
    await aWhile();
    expect(second.getState()).toBe(before);
  });

  it('a stopped tab receives nothing', async () => {
    const [first, second] = [await openTab(), await openTab()];
    stops.splice(1, 1)[0]?.();
    receiveUser(first, noor);
    await untilStored(noor);
    pingTabs();
    await aWhile();
    expect(userOf(second)).toBeUndefined();
  });
});

describe('a stale tab', () => {
  it('never overwrites a login', async () => {
    const [first, second] = [await openTab(), await openTab()];
    receiveUser(first, noor);
    await untilStored(noor);
    second.dispatch(emailStored('guest@example.com'));
    await aWhile();
    expect(storedUser()).toBe(noor._id);
    await learns(second, noor);
    expect(selectBuyNow(second.getState()).email).toBe('');
  });

  it('never refills a wiped storage', async () => {
    const [first, second] = await signedInTabs();
    await first.dispatch(logOut());
    second.dispatch(emailStored('guest@example.com'));
    await aWhile();
    expect(localStorage.getItem(key)).toBeNull();
  });
});

it('after a sign-out the next sign-in in the same tab is stored', async () => {
  const [first] = await signedInTabs();
  await first.dispatch(logOut());
  receiveUser(first, omar);
  await untilStored(omar);
});

import type { Reducer } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { REHYDRATE } from 'redux-persist';
import type { Product } from '@/contract/product';
import type { CartItem, User } from '@/contract/user';
import type { CartMove } from '@/domain/cart';
import { withPriceAndStock } from '@/domain/productChanges';
import type { BuyNowState } from './buyNow';
import { confirmedProduct, type ProductsState } from './products';
import type { UserState } from './userSlice';

interface JoinedState {
  readonly products: ProductsState;
  readonly user: UserState;
  readonly buyNow: BuyNowState;
  readonly payment: { readonly payPalOpen: boolean };
}

type Newest = (product: Product) => Product | null;

/** Maps a list and drops the items that become null; returns the list itself if nothing changes. */
function mapped<T>(list: readonly T[], change: (item: T) => T | null): readonly T[] {
  const next = list.flatMap((item) => change(item) ?? []);
  return shallowEqual(next, list) ? list : next;
}

/** A line whose product is gone keeps the id that its removal needs. */
function joinedLine(line: CartItem, newest: Newest): CartItem {
  const { product } = line;
  const now = product && newest(product);
  if (now === product) return line;
  return now ? { ...line, product: now } : { ...line, product: null, deletedProductId: product?._id ?? '' };
}

function joinedUser(user: User, newest: Newest): User {
  const myCart = mapped(user.myCart, (cart) => {
    const items = mapped(cart.items, (line) => joinedLine(line, newest));
    return items === cart.items ? cart : { ...cart, items: [...items] };
  });
  const wishlistedItems = mapped(user.wishlistedItems, newest);
  if (myCart === user.myCart && wishlistedItems === user.wishlistedItems) return user;
  return { ...user, myCart: [...myCart], wishlistedItems: [...wishlistedItems] };
}

function joinedMove(move: CartMove, newest: Newest): CartMove | null {
  const product = newest(move.product);
  return product && (product === move.product ? move : { ...move, product });
}

function joined<S extends JoinedState>(state: S): S {
  const newest: Newest = (product) => {
    const known = confirmedProduct(state.products, product._id);
    return known === null ? null : withPriceAndStock(product, known);
  };
  const current = state.user.current && joinedUser(state.user.current, newest);
  const moves = mapped(state.user.moves, (move) => joinedMove(move, newest));
  const product = state.buyNow.product && newest(state.buyNow.product);
  const sameUser = current === state.user.current && moves === state.user.moves;
  const user = sameUser ? state.user : { ...state.user, current, moves };
  const buyNow = product === state.buyNow.product ? state.buyNow : { ...state.buyNow, product };
  return user === state.user && buyNow === state.buyNow ? state : { ...state, user, buyNow };
}

/**
 * Joins cart, wishlist and Buy Now with the newest version of their products, by id (ruling 43). It does so in the
 * reducer, because the contract persists them: the next visit begins with the figures that the shopper saw. The review
 * page does not change while PayPal's window is open.
 */
export function withNewestProducts<S extends JoinedState>(reducer: Reducer<S>): Reducer<S> {
  return (before, action) => {
    const after = reducer(before, action);
    // redux-persist merges the stored state after this reducer, and skips a slice that the reducer has changed.
    if (action.type === REHYDRATE || after.payment.payPalOpen) return after;
    const isSame =
      before &&
      after.products.byId === before.products.byId &&
      after.user === before.user &&
      after.buyNow === before.buyNow &&
      after.payment === before.payment;
    return isSame ? after : joined(after);
  };
}

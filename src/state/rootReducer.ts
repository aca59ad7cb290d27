import { combineSlices } from '@reduxjs/toolkit';
import { moneyApi, shopApi } from '@/api/shopApi';
import { buyNowSlice } from './buyNow';
import { pendingQuantitiesSlice } from './cart';
import { checkoutSlice } from './checkout';
import { guestBagSlice } from './guestBag';
import { loginModalSlice } from './loginModal';
import { logOutSlice } from './logOut';
import { noticeSlice } from './notices';
import { paymentSlice } from './payment';
import { changedAtSlice } from './persistence';
import { productsReducer } from './products';
import { userSlice } from './userSlice';
import { pendingWishlistSlice } from './wishlist';

/**
 * The state of slices that load with their room. A room declares its slice by merging into this interface
 * (`declare module '@/state/rootReducer'`) and adds it with `slice.injectInto(rootReducer)`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: rooms merge their slices into it.
export interface LazyLoadedSlices {}

export const rootReducer = combineSlices(
  userSlice,
  checkoutSlice,
  buyNowSlice,
  changedAtSlice,
  noticeSlice,
  paymentSlice,
  pendingQuantitiesSlice,
  guestBagSlice,
  loginModalSlice,
  logOutSlice,
  pendingWishlistSlice,
  shopApi,
  moneyApi,
  { products: productsReducer },
).withLazyLoadedSlices<LazyLoadedSlices>();

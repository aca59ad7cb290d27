import { combineSlices } from '@reduxjs/toolkit';
import { shopApi } from '@/api/shopApi';
import { buyNowSlice } from './buyNowSlice';
import { cartTapSlice } from './cartTapSlice';
import { guestBagSlice } from './guestBagSlice';
import { changedAtSlice } from './changedAtSlice';
import { checkoutSlice } from './checkoutSlice';
import { loginModalSlice } from './loginModalSlice';
import { logOutSlice } from './logOutSlice';
import { noticeSlice } from './noticeSlice';
import { paymentSlice } from './paymentSlice';
import { productsReducer } from './productsSlice';
import { userSlice } from './userSlice';
import { wishlistTapSlice } from './wishlistTapSlice';

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
  cartTapSlice,
  guestBagSlice,
  loginModalSlice,
  logOutSlice,
  wishlistTapSlice,
  shopApi,
  { products: productsReducer },
).withLazyLoadedSlices<LazyLoadedSlices>();

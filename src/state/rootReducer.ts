import { combineReducers } from '@reduxjs/toolkit';
import { shopApi } from '@/api/shopApi';
import { buyNowSlice } from './buyNowSlice';
import { cartTapSlice } from './cartTapSlice';
import { checkoutSlice } from './checkoutSlice';
import { loginModalSlice } from './loginModalSlice';
import { logOutSlice } from './logOutSlice';
import { noticeSlice } from './noticeSlice';
import { paymentSlice } from './paymentSlice';
import { userSlice } from './userSlice';
import { wishlistTapSlice } from './wishlistTapSlice';

export const rootReducer = combineReducers({
  [userSlice.name]: userSlice.reducer,
  [checkoutSlice.name]: checkoutSlice.reducer,
  [buyNowSlice.name]: buyNowSlice.reducer,
  [noticeSlice.name]: noticeSlice.reducer,
  [paymentSlice.name]: paymentSlice.reducer,
  [cartTapSlice.name]: cartTapSlice.reducer,
  [loginModalSlice.name]: loginModalSlice.reducer,
  [logOutSlice.name]: logOutSlice.reducer,
  [wishlistTapSlice.name]: wishlistTapSlice.reducer,
  [shopApi.reducerPath]: shopApi.reducer,
});

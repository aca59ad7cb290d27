import type { CallName } from '@/contract/calls';
import { addAddress, deleteAddress, updateAddress } from './answers/addresses';
import { getBookings, getBuyNowBookings, getUsers, updateUserOrderStatus } from './answers/adminOrders';
import { addProduct, adminGetProducts, deleteProduct, updateProduct } from './answers/adminProducts';
import { adminLogIn, adminSignUp } from './answers/adminSession';
import { createBooking, createBuyNowBooking } from './answers/bookings';
import { addToCart, deleteItemFromCart, updateCart } from './answers/cart';
import { lookUpPincode } from './answers/geocoder';
import { captureOrder, createOrder } from './answers/payment';
import { getProduct, getProducts, searchProduct } from './answers/products';
import { addReview, reviewDislike, reviewLike } from './answers/reviews';
import { logIn, signUp } from './answers/session';
import { wishlist } from './answers/wishlist';
import type { CallAnswer } from './callContext';

/** The handler of each call of §7. */
export const answerTable: Readonly<Record<CallName, CallAnswer>> = {
  logIn,
  signUp,
  getProducts,
  searchProduct,
  getProduct,
  wishlist,
  addToCart,
  updateCart,
  deleteItemFromCart,
  addAddress,
  updateAddress,
  deleteAddress,
  addReview,
  reviewLike,
  reviewDislike,
  createBooking,
  createBuyNowBooking,
  lookUpPincode,
  createOrder,
  captureOrder,
  adminLogIn,
  adminSignUp,
  addProduct,
  adminGetProducts,
  updateProduct,
  deleteProduct,
  getUsers,
  updateUserOrderStatus,
  getBookings,
  getBuyNowBookings,
};

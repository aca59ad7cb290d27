import { cartLines } from '@/domain/order';
import type { PurchaseToPay } from '@/payment/purchase';
import { address, cartItem, product } from '../../support/fixtures';

const lines = cartLines([cartItem(product({ images: ['https://img.test/1.png'] }), 2)]);

/** CA$60 of goods and CA$50 shipping, in each of the three flows. */
export const cartPurchase: PurchaseToPay = {
  flow: 'cart',
  lines,
  buyer: { kind: 'customer', userId: 'u1', email: 'noor@example.com' },
  address,
};
export const buyNowPurchase: PurchaseToPay = { ...cartPurchase, flow: 'buy-now' };
export const guestPurchase: PurchaseToPay = { ...buyNowPurchase, buyer: { kind: 'guest', email: 'guest@example.com' } };

import type { Product } from '@/contract/product';
import { address, product } from './fixtures';

/** A guest's Buy Now state, complete up to the address; `fields` overrides it. */
export function guestPurchase(fields: Record<string, unknown> = {}, of: Partial<Product> = {}) {
  return {
    product: product({ price: 80, oprice: 60.5, ...of }),
    quantity: 1,
    address,
    email: 'noor@example.com',
    ...fields,
  };
}

export const optionsChosen = {
  selectedAddress: null,
  totalAmount: null,
  PaymentType: 'PayPal',
  shippingOption: 'Standard',
};

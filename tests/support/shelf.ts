import type { CallName } from '@/contract/calls';
import type { Product } from '@/contract/product';
import type { Backend } from './backend';
import { product } from './fixtures';

/** Distinct products: "Remedy 01" at CA$11.00, "Remedy 02" at CA$12.00 … */
export function shelf(count: number, fields: Partial<Product> = {}): Product[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    return product({
      _id: `65a0000000000000000001${number}`,
      name: `Remedy ${number}`,
      price: 11 + index,
      oprice: 11 + index,
      ...fields,
    });
  });
}

/** Replaces the backend's products. */
export async function stock(backend: Backend, products: readonly Product[]): Promise<void> {
  await backend.store.transact((state) => {
    state.products = [...products];
  });
}

/** The requests of a call so far. */
export function requestsOf(backend: Backend, call: CallName) {
  return backend.requests.filter((request) => request.call === call);
}

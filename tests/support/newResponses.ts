import { act } from '@testing-library/react';
import { productApi } from '@/api/productApi';
import type { Product } from '@/contract/product';
import type { User } from '@/contract/user';
import type { Store } from '@/state/makeStore';
import type { Backend } from './backend';

/** Changes a product on the server; null deletes it. */
export async function changeProduct(backend: Backend, name: string, fields: Partial<Product> | null): Promise<void> {
  await backend.store.transact((state) => {
    state.products = state.products.flatMap((one) =>
      one.name === name ? (fields === null ? [] : [{ ...one, ...fields }]) : [one],
    );
  });
}

/** Makes the shop refetch the whole catalogue. */
export async function refetchCatalogue(store: Store): Promise<void> {
  const refetch = { subscribe: false, forceRefetch: true };
  await act(async () => void (await store.dispatch(productApi.endpoints.getProducts.initiate(undefined, refetch))));
}

/** A response that brings the user, as RTK Query reports it. */
export function receiveUser(store: Store, who: User, endpointName: 'logIn' | 'addToCart' = 'logIn'): void {
  const payload = endpointName === 'logIn' ? { user: who, token: `token-${who._id}` } : { user: who, message: '' };
  const arg = { endpointName, originalArgs: {} };
  const meta = { requestId: '1', requestStatus: 'fulfilled', arg, fulfilledTimeStamp: Date.now() };
  store.dispatch({ type: 'api/executeMutation/fulfilled', payload, meta });
}

/** Sets a product's quantity in a customer's cart on the server. */
export async function fillCart(backend: Backend, customer: number, name: string, quantity: number): Promise<void> {
  await backend.store.transact(({ users, products }) => {
    const user = users[customer];
    const productId = products.find((one) => one.name === name)?._id ?? '';
    const items = [{ _id: '65d000000000000000000099', productId, quantity }];
    if (user) user.cart = { items };
  });
}

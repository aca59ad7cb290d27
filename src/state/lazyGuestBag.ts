import type { Product } from '@/contract/product';
import type { AppDispatch } from './storeTypes';

/** Changes of a guest's bag from code that customers load too. */
export function changeInBag(productId: string, quantity: number) {
  return async (dispatch: AppDispatch): Promise<void> => {
    const { changeBagQuantity } = await import('./guestBag');
    dispatch(changeBagQuantity(productId, quantity));
  };
}

export function putInBag(product: Product) {
  return async (dispatch: AppDispatch): Promise<void> => {
    const { addToBag } = await import('./guestBag');
    dispatch(addToBag(product, 1));
  };
}

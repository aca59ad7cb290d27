import type { Product } from '@/contract/product';
import type { AppDispatch, RootState } from './storeTypes';
import { cartMovesChanged, selectCartMoves } from './userSlice';

/** A product is on its way from the wishlist to the cart, or (not `underWay`) in neither of the two as far as is known. */
export function keepCartMove(product: Product, underWay: boolean) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    dispatch(endCartMove(product._id));
    dispatch(cartMovesChanged([...selectCartMoves(getState()), { product, underWay }]));
  };
}

/** It is in the cart, or in the wishlist again. */
export function endCartMove(productId: string) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    dispatch(cartMovesChanged(selectCartMoves(getState()).filter(({ product }) => product._id !== productId)));
  };
}

import type { Product } from '@/contract/product';
import type { AppDispatch, RootState } from './storeTypes';
import { movesChanged, selectMoves } from './userSlice';

/** A product is on its way from the wishlist to the cart, or (not `underWay`) in neither of the two as far as is known. */
export function keepMove(product: Product, underWay: boolean) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    dispatch(endMove(product._id));
    dispatch(movesChanged([...selectMoves(getState()), { product, underWay }]));
  };
}

/** It is in the cart, or in the wishlist again. */
export function endMove(productId: string) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    dispatch(movesChanged(selectMoves(getState()).filter(({ product }) => product._id !== productId)));
  };
}

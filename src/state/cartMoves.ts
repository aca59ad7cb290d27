import type { Product } from '@/contract/product';
import type { AppDispatch, RootState } from './storeTypes';
import { cartMovesChanged, selectCartMoves } from './userSlice';

/** Records a product's move from the wishlist to the cart; not `underWay`, it failed between the two. */
export function keepCartMove(product: Product, underWay: boolean) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    dispatch(endCartMove(product._id));
    dispatch(cartMovesChanged([...selectCartMoves(getState()), { product, underWay }]));
  };
}

/** The product is in the cart, or in the wishlist again. */
export function endCartMove(productId: string) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    dispatch(cartMovesChanged(selectCartMoves(getState()).filter(({ product }) => product._id !== productId)));
  };
}

import { selectWantedQuantities } from './cartTapSlice';
import { type InterruptedAction, signInRequested } from './loginModalSlice';
import type { AppDispatch, RootState } from './storeTypes';
import { selectCartMoves } from './userSlice';
import { selectIsListed } from './wishlistSelectors';

/** A call that a 401 has stopped. */
interface StoppedCall {
  readonly endpointName: string;
  readonly originalArgs: { readonly productId: string; readonly userId: string; readonly qty?: number };
}

function interruptedBy(call: StoppedCall, state: RootState): readonly InterruptedAction[] {
  const { productId, userId: onlyFor, qty = 1 } = call.originalArgs;
  if (selectCartMoves(state).some(({ product, underWay }) => underWay && product._id === productId))
    return [{ endpoint: 'moveToCart', productId, onlyFor }];
  switch (call.endpointName) {
    case 'toggleWishlist':
      return [{ endpoint: 'toggleWishlist', productId, ...(selectIsListed(state, productId) && { onlyFor }) }];
    case 'deleteItemFromCart':
      return [{ endpoint: 'deleteItemFromCart', productId, onlyFor }];
    case 'addToCart':
      return [{ endpoint: 'addToCart', productId, qty, stockSize: null }];
    default:
      // The figures on the screen go back to the server's; what was wanted is wanted again afterwards, of every line.
      return Object.entries(selectWantedQuantities(state)).map(([line, quantity]) => ({
        endpoint: 'changeQuantity',
        productId: line,
        quantity,
        onlyFor,
      }));
  }
}

/** Takes down what is to be carried out after the sign-in. Takes the state that the stopped call left. */
export function interruptionTaken(call: StoppedCall, state: RootState) {
  return (dispatch: AppDispatch): void => {
    for (const interrupted of interruptedBy(call, state)) dispatch(signInRequested(interrupted));
  };
}

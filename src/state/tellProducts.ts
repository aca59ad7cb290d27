import type { User } from '@/contract/user';
import { asTold, type ToldProducts } from '@/domain/newestFigures';
import { selectBuyNow } from './buyNowSlice';
import { productsTold } from './productsTold';
import type { AppDispatch, RootState } from './storeTypes';
import { selectMoves, selectUser } from './userSlice';

/** The user with newer answers in cart and wishlist; a line whose product is gone keeps its id, for removing it. */
function userAsTold(user: User, told: ToldProducts): User {
  return {
    ...user,
    myCart: user.myCart.map((cart) => ({
      ...cart,
      items: cart.items.map((item) => {
        const productId = item.productId && asTold(item.productId, told);
        return item.productId && !productId
          ? { ...item, productId, deletedProductId: item.productId._id }
          : { ...item, productId };
      }),
    })),
    wishlistedItems: user.wishlistedItems.flatMap((product) => asTold(product, told) ?? []),
  };
}

/** Puts newer answers about products into cart, wishlist and Buy Now (ruling 43). */
export function tellProducts(told: ToldProducts) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    const state = getState();
    const user = selectUser(state);
    const { product } = selectBuyNow(state);
    dispatch(
      productsTold({
        user: user && userAsTold(user, told),
        moves: selectMoves(state).flatMap((move) => {
          const moved = asTold(move.product, told);
          return moved ? { ...move, product: moved } : [];
        }),
        buyNow: product && asTold(product, told),
        gone: told.gone,
      }),
    );
  };
}

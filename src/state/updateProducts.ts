import type { User } from '@/contract/user';
import { type ProductUpdates, updatedProduct } from '@/domain/productUpdates';
import { selectBuyNow } from './buyNowSlice';
import { productsUpdated } from './productsUpdated';
import type { AppDispatch, RootState } from './storeTypes';
import { selectCartMoves, selectUser } from './userSlice';

/** The user with updated cart and wishlist; a line whose product is gone keeps the id that its removal needs. */
function updatedUserOf(user: User, told: ProductUpdates): User {
  return {
    ...user,
    myCart: user.myCart.map((cart) => ({
      ...cart,
      items: cart.items.map((item) => {
        const productId = item.productId && updatedProduct(item.productId, told);
        return item.productId && !productId
          ? { ...item, productId, deletedProductId: item.productId._id }
          : { ...item, productId };
      }),
    })),
    wishlistedItems: user.wishlistedItems.flatMap((product) => updatedProduct(product, told) ?? []),
  };
}

/** Updates products in cart, wishlist and Buy Now (ruling 43). */
export function updateProducts(told: ProductUpdates) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    const state = getState();
    const user = selectUser(state);
    const { product } = selectBuyNow(state);
    dispatch(
      productsUpdated({
        user: user && updatedUserOf(user, told),
        moves: selectCartMoves(state).flatMap((move) => {
          const moved = updatedProduct(move.product, told);
          return moved ? { ...move, product: moved } : [];
        }),
        buyNow: product && updatedProduct(product, told),
        gone: told.gone,
        products: told.products,
      }),
    );
  };
}

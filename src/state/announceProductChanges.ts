import { productChangeText } from '@/domain/productChanges';
import { noticeShown } from './noticeSlice';
import { productsUpdated } from './productsUpdated';
import type { AppDispatch, RootState } from './storeTypes';
import { stateTexts } from './texts';
import { trackedProducts } from './trackedProducts';
import { selectServerCartItems, selectUser } from './userSlice';

/** More changes than toasts fit on the screen are summed up in one. */
const shownSingly = 3;

/** Announces once what changed in price or stock of the products in cart, wishlist and Buy Now (ruling 43). */
export function announceProductChanges(before: RootState, now: RootState, action: unknown) {
  return (dispatch: AppDispatch): void => {
    // Another user has other products.
    if (selectUser(before)?._id !== selectUser(now)?._id) return;
    const gone = new Set(productsUpdated.match(action) ? action.payload.gone : []);
    for (const { productId, deletedProductId } of selectServerCartItems(now))
      if (!productId) gone.add(deletedProductId);
    for (const { _id, gone: isGone } of now.guestBag?.bag.lines ?? []) if (isGone) gone.add(_id);
    const kept = trackedProducts(now);
    const news = [...trackedProducts(before)].flatMap(([id, was]) => {
      const is = gone.has(id) ? 'gone' : kept.get(id);
      return (is && productChangeText(was, is)) ?? [];
    });
    const texts = news.length > shownSingly ? [stateTexts.manyProductsChanged(news.length)] : news;
    for (const text of texts) dispatch(noticeShown(text, 'info'));
  };
}

import { figureNews } from '@/domain/figureNews';
import { keptProducts } from './keptProducts';
import { noticeShown } from './noticeSlice';
import { productsTold } from './productsTold';
import type { AppDispatch, RootState } from './storeTypes';
import { selectServerCartItems, selectUser } from './userSlice';

/** As many toasts as stand beside each other; more news are summed up. */
const toldSingly = 3;

/** Tells, once, what changed in the figures of what the shopper keeps (ruling 43). */
export function tellFigureNews(before: RootState, now: RootState, action: unknown) {
  return (dispatch: AppDispatch): void => {
    // Another user's things are others.
    if (selectUser(before)?._id !== selectUser(now)?._id) return;
    const gone = new Set(productsTold.match(action) ? action.payload.gone : []);
    for (const { productId, deletedProductId } of selectServerCartItems(now))
      if (!productId) gone.add(deletedProductId);
    const kept = keptProducts(now);
    const news = [...keptProducts(before)].flatMap(([id, was]) => {
      const is = gone.has(id) ? 'gone' : kept.get(id);
      return (is && figureNews(was, is)) ?? [];
    });
    const texts =
      news.length > toldSingly
        ? [`${news.length} products in your cart, wishlist or Buy Now have changed. Please review them.`]
        : news;
    for (const text of texts) dispatch(noticeShown(text, 'info'));
  };
}

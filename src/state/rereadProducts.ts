import { isNotFound } from '@/api/apiError';
import { productApi } from '@/api/productApi';
import type { Product } from '@/contract/product';
import { selectPurchase } from './purchase';
import type { AppDispatch, RootState } from './storeTypes';
import { updateProducts } from './updateProducts';

const { getProduct, getProducts } = productApi.endpoints;
const anew = { subscribe: false, forceRefetch: true } as const;

/** What the server says of a product by its name: itself, 'unknown' for none of that name, or null where no answer comes. */
export function askForProduct({ _id, name }: Pick<Product, '_id' | 'name'>) {
  return async (dispatch: AppDispatch): Promise<Product | 'unknown' | null> => {
    const { data, error } = await dispatch(getProduct.initiate(name, anew));
    if (error) return isNotFound(error) ? 'unknown' : null;
    return data?.result?._id === _id ? data.result : 'unknown';
  };
}

/**
 * Asks the server once more for what is about to be paid, so that a changed price or stock is seen before PayPal opens. What
 * it does not know by name is looked for in the catalogue, where a renamed product has another; what is in neither is gone.
 * A product whose answer does not come stays as it was shown.
 */
export function rereadProducts() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const lines = selectPurchase(getState())?.lines ?? [];
    const answers = await Promise.all(lines.map(({ product }) => dispatch(askForProduct(product))));
    const unknown = lines.flatMap(({ productId }, place) => (answers[place] === 'unknown' ? [productId] : []));
    const catalogue = unknown.length > 0 ? await dispatch(getProducts.initiate(undefined, anew)) : null;
    const listed = (!catalogue?.error && catalogue?.data) || [];
    const renamed = listed.filter(({ _id }) => unknown.includes(_id));
    dispatch(
      updateProducts({
        products: [...renamed, ...answers.filter((answer) => typeof answer === 'object' && answer !== null)],
        gone: unknown.filter((id) => renamed.every(({ _id }) => _id !== id)),
      }),
    );
  };
}

import { productApi } from '@/api/productApi';
import type { Product } from '@/contract/product';
import { productsReread } from './productsReread';
import { selectPurchase } from './purchase';
import type { AppDispatch, RootState } from './storeTypes';

/**
 * Asks the server once more for what is about to be paid, so that a changed price or stock is seen before PayPal opens.
 * A product whose answer does not come stays as it was shown.
 */
export function rereadProducts() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const lines = selectPurchase(getState())?.lines ?? [];
    const answers = await Promise.all(
      lines.map((line) =>
        dispatch(productApi.endpoints.getProduct.initiate(line.name, { subscribe: false, forceRefetch: true })),
      ),
    );
    const products = answers.flatMap(({ data }): Product[] => (data?.result ? [data.result] : []));
    dispatch(productsReread(products));
  };
}

import { productApi } from '@/api/productApi';
import type { Product } from '@/contract/product';
import { askForProduct } from './rereadProducts';
import type { AppDispatch } from './storeTypes';

/** The product as the server has it now, also under a new name; 'gone', or null where no answer comes. */
export function currentProduct(product: Pick<Product, '_id' | 'name'>) {
  return async (dispatch: AppDispatch): Promise<Product | 'gone' | null> => {
    const answer = await dispatch(askForProduct(product));
    if (answer !== 'unknown') return answer;
    const { data } = await dispatch(
      productApi.endpoints.getProducts.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    if (!data) return null;
    return data.find(({ _id }) => _id === product._id) ?? 'gone';
  };
}

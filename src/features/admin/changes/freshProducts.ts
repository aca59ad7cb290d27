import { adminApi } from '@/api/adminApi';
import type { Product } from '@/contract/product';
import type { AppDispatch, RootState } from '@/state/storeTypes';

export interface FreshProducts {
  readonly products?: readonly Product[] | undefined;
  readonly error?: unknown;
}

const selectProducts = adminApi.endpoints.adminGetProducts.select();

/** The products as the server has them, asked again unless the last answer is younger than `maxAgeMs`. */
export function freshProducts(maxAgeMs: number) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<FreshProducts> => {
    const { data, status, fulfilledTimeStamp = 0 } = selectProducts(getState());
    if (data && status === 'fulfilled' && Date.now() - fulfilledTimeStamp < maxAgeMs) return { products: data };
    const query = dispatch(adminApi.endpoints.adminGetProducts.initiate(undefined, { forceRefetch: true }));
    const answer = await query;
    query.unsubscribe();
    return answer.error === undefined ? { products: answer.data } : { error: answer.error };
  };
}

import { adminApi } from '@/api/adminApi';
import { isRefused } from '@/api/apiError';
import { productFormOf, productPayload } from '@/domain/productForm';
import { problemText } from '@/features/admin/list/problemText';
import { normalizeForSearch } from '@/lib/searchText';
import type { AppDispatch, RootState } from '@/state/storeTypes';
import type { Job } from './batchSlice';
import { freshProducts } from './freshProducts';
import type { SendResult } from './sendProductChange';

/** One of many new products. A name that the shop has is a conflict: the call may have succeeded without its answer. */
export function sendNewProduct({ after: values, copiedImages }: Job, maxAgeMs: number) {
  return async (dispatch: AppDispatch, _getState: () => RootState): Promise<SendResult> => {
    const fresh = await dispatch(freshProducts(maxAgeMs));
    const name = normalizeForSearch(values.name ?? '');
    if (fresh.products?.some((product) => normalizeForSearch(product.name) === name))
      return { state: 'conflict', theirs: {} };
    const payload = { ...productPayload({ ...productFormOf(), ...values }, copiedImages), many: true };
    const { error } =
      fresh.error === undefined
        ? await dispatch(adminApi.endpoints.addProduct.initiate(payload, { track: false }))
        : fresh;
    return error === undefined
      ? { state: 'saved' }
      : { state: 'failed', problem: problemText(error), refused: isRefused(error) };
  };
}

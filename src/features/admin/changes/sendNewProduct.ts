import { adminApi } from '@/api/adminApi';
import { isRefused } from '@/api/apiError';
import type { Product } from '@/contract/product';
import { productFormOf, productPayload } from '@/domain/productForm';
import { productNameKey } from '@/domain/productNameKey';
import { problemText } from '@/features/admin/list/problemText';
import type { AppDispatch, RootState } from '@/state/storeTypes';
import type { Job } from './batchSlice';
import { freshProducts } from './freshProducts';
import type { SendResult } from './sendProductChange';

const known = new WeakMap<readonly Product[], ReadonlySet<string>>();

/** The names of the shop's products as they are compared: read once per answer, for thousands of rows ask for them. */
function namesOf(products: readonly Product[]): ReadonlySet<string> {
  const names = known.get(products) ?? new Set(products.map(({ name }) => productNameKey(name)));
  known.set(products, names);
  return names;
}

/** One of many new products. A name that the shop has is a conflict: the call may have succeeded without its answer. */
export function sendNewProduct({ after: values, copiedImages }: Job, maxAgeMs: number) {
  return async (dispatch: AppDispatch, _getState: () => RootState): Promise<SendResult> => {
    const fresh = await dispatch(freshProducts(maxAgeMs));
    if (fresh.products && namesOf(fresh.products).has(productNameKey(values.name ?? '')))
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

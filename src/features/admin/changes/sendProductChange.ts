import { adminApi, refetchProducts } from '@/api/adminApi';
import { isSignInRequired } from '@/api/apiError';
import type { Product } from '@/contract/product';
import {
  asServerSpells,
  type ProductEditValues,
  pickFields,
  productChanges,
  productFormOf,
  productNameKey,
  productPayload,
} from '@/domain/adminProducts';
import { newerChanges } from '@/domain/bulkEdit';
import { problemText } from '@/features/admin/list/problemText';
import type { AppDispatch, RootState } from '@/state/storeTypes';
import type { ProductJob } from './batchSlice';
import { changesTexts } from './texts';

export interface FreshProducts {
  readonly products?: readonly Product[] | undefined;
  readonly error?: unknown;
}

const selectProducts = adminApi.endpoints.adminGetProducts.select();

/** The products as the server has them, refetched unless the last response is younger than `maxAgeMs`. */
export function freshProducts(maxAgeMs: number) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<FreshProducts> => {
    const { data, status, fulfilledTimeStamp = 0 } = selectProducts(getState());
    if (data && status === 'fulfilled' && Date.now() - fulfilledTimeStamp < maxAgeMs) return { products: data };
    const query = dispatch(adminApi.endpoints.adminGetProducts.initiate(undefined, { forceRefetch: true }));
    const response = await query;
    query.unsubscribe();
    return response.error === undefined ? { products: response.data } : { error: response.error };
  };
}

export interface ProductChange {
  readonly productId: string;
  /** The values that the edit started from. */
  readonly before: ProductEditValues;
  readonly after: ProductEditValues;
  /** Sent earlier in this edit, without a response: the server may have stored them. */
  readonly unanswered?: readonly ProductEditValues[];
}

interface SendOptions {
  /** How old the list may be that the change is compared with, in ms. */
  readonly maxAgeMs: number;
  /** Whether the administrator saw the other value and prefers their own. */
  readonly overwrite?: boolean;
  /** Whether a batch sends it, which refetches the products after its last change. */
  readonly inBatch?: boolean;
}

export type SendResult =
  | { readonly state: 'saved' }
  | { readonly state: 'failed'; readonly problem: string; readonly refused: boolean }
  /** Nothing was sent: somebody else changed these fields. */
  | { readonly state: 'conflict'; readonly theirs: ProductEditValues };

function failure(error: unknown): SendResult {
  return { state: 'failed', problem: problemText(error), refused: isSignInRequired(error, 'administrator') };
}

/** What the list shows until its next response. */
function patched(product: Product, change: Partial<Product>) {
  return adminApi.util.updateQueryData('adminGetProducts', undefined, (products) => {
    const index = products.findIndex(({ _id }) => _id === product._id);
    if (index >= 0) products[index] = { ...product, ...change };
  });
}

/** Sends the changed fields of a product (§7), unless somebody else changed them since the edit started. */
export function sendProductChange({ productId, before, after, unanswered = [] }: ProductChange, options: SendOptions) {
  return async (dispatch: AppDispatch, _getState: () => RootState): Promise<SendResult> => {
    const { maxAgeMs, overwrite = false, inBatch = false } = options;
    const { products, error } = await dispatch(freshProducts(maxAgeMs));
    if (error !== undefined) return failure(error);
    const product = products?.find(({ _id }) => _id === productId);
    if (!product) return { state: 'failed', problem: changesTexts.gone, refused: false };
    const now = productFormOf(product);
    const sent = unanswered.map((one) => asServerSpells(one));
    const newer = newerChanges<ProductEditValues>(asServerSpells(before), now, asServerSpells(after));
    const conflicts = overwrite ? [] : newer.filter(({ field }) => !sent.some((one) => one[field] === now[field]));
    if (conflicts.length > 0)
      return {
        state: 'conflict',
        theirs: pickFields(
          now,
          conflicts.map(({ field }) => field),
        ),
      };
    const updatedData = productChanges(product, after);
    if (Object.keys(updatedData).length === 0) return { state: 'saved' };
    const change = { productId, updatedData };
    const response = await dispatch(adminApi.endpoints.updateProduct.initiate(change, { track: false }));
    if (!inBatch) dispatch(refetchProducts());
    if (response.error !== undefined) return failure(response.error);
    if (!inBatch) {
      const { image1, image2, image3, image4, image5, ...shown } = updatedData;
      dispatch(patched(product, shown));
    }
    return { state: 'saved' };
  };
}

const known = new WeakMap<readonly Product[], ReadonlySet<string>>();

/** The names of the shop's products as they are compared: read once per response, for thousands of rows ask for them. */
function namesOf(products: readonly Product[]): ReadonlySet<string> {
  const names = known.get(products) ?? new Set(products.map(({ name }) => productNameKey(name)));
  known.set(products, names);
  return names;
}

/** One of many new products. A name that the shop has is a conflict: the call may have succeeded without its response. */
export function sendNewProduct({ after: values, copiedImages }: ProductJob, maxAgeMs: number) {
  return async (dispatch: AppDispatch, _getState: () => RootState): Promise<SendResult> => {
    const fresh = await dispatch(freshProducts(maxAgeMs));
    if (fresh.products && namesOf(fresh.products).has(productNameKey(values.name ?? '')))
      return { state: 'conflict', theirs: {} };
    const payload = productPayload({ ...productFormOf(), ...values }, copiedImages);
    const { error } =
      fresh.error === undefined
        ? await dispatch(adminApi.endpoints.addProduct.initiate(payload, { track: false }))
        : fresh;
    return error === undefined ? { state: 'saved' } : failure(error);
  };
}

import * as v from 'valibot';
import { recentlyViewedLimit, withViewed } from '@/domain/product';
import { storedValue } from './stored';

const schema = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((ids): readonly string[] => ids.filter((id) => typeof id === 'string').slice(0, recentlyViewedLimit)),
);

/** Ids of the products that this browser showed last. */
export const recentlyViewed = storedValue('recentlyViewed', schema);

export const rememberViewed = (productId: string) => recentlyViewed.change((ids) => withViewed(ids, productId));

export const forgetViewed = () => recentlyViewed.change(() => []);

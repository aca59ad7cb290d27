import { useEffect, useState } from 'react';
import type { Product } from '@/contract/product';
import { readySearchIndexOf, type SearchIndex, searchIndexOf } from '@/domain/search';

/** The search index of a list; the previous list's until the new index is built. */
export function useSearchIndex(products: readonly Product[] | undefined) {
  const [index, setIndex] = useState<SearchIndex>();
  useEffect(() => {
    if (!products || readySearchIndexOf(products)) return;
    let isCurrent = true;
    void searchIndexOf(products).then((made) => isCurrent && setIndex(made));
    return () => {
      isCurrent = false;
    };
  }, [products]);
  return (products && readySearchIndexOf(products)) ?? index;
}

import { useEffect, useState } from 'react';
import type { Product } from '@/contract/product';
import type { SearchIndex } from '@/domain/searchIndex';
import type { Finding } from './lazyFinding';

/** The search index of a list; the earlier list's until a new one's is made. */
export function useCatalogueIndex(finding: Finding | undefined, products: readonly Product[] | undefined) {
  const [index, setIndex] = useState<SearchIndex>();
  useEffect(() => {
    if (!finding || !products || finding.readyIndexOf(products)) return;
    let isCurrent = true;
    void finding.indexOf(products).then((made) => isCurrent && setIndex(made));
    return () => {
      isCurrent = false;
    };
  }, [finding, products]);
  return (products && finding?.readyIndexOf(products)) ?? index;
}

import type { ReactNode } from 'react';
import { bestSellersBrand, brandPath } from '@/config/paths';
import { homeBelowTexts } from './homeBelowTexts';
import { ProductsSection } from './ProductsSection';

/** Best Sellers (§2): links to one brand. */
export function BestSellers({ children }: { children: ReactNode }) {
  return (
    <ProductsSection
      title={homeBelowTexts.bestSellers}
      to={brandPath(bestSellersBrand)}
      linkLabel={homeBelowTexts.moreFromBrand(bestSellersBrand)}
    >
      {children}
    </ProductsSection>
  );
}

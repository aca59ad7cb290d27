import type { ReactNode } from 'react';
import { bestSellersBrand, brandPath } from '@/config/paths';
import { ProductsSection } from './ProductsSection';
import { homeBelowTexts } from './texts';

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

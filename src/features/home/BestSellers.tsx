import type { ReactNode } from 'react';
import { bestSellersBrand, brandPath } from '@/config/paths';
import { ProductsSection } from './ProductsSection';

/** Best Sellers, which lead to one brand (§2). The products are the children. */
export function BestSellers({ children }: { children: ReactNode }) {
  return (
    <ProductsSection title="Best Sellers" to={brandPath(bestSellersBrand)} linkLabel={`More from ${bestSellersBrand}`}>
      {children}
    </ProductsSection>
  );
}

import type { ReactNode } from 'react';
import { routePatterns } from '@/config/paths';
import { ProductsSection } from './ProductsSection';

/** Featured Products; its arrow goes to the listing (§2). The products are the children. */
export function FeaturedProducts({ children }: { children: ReactNode }) {
  return (
    <ProductsSection title="Featured Products" to={routePatterns.listing} linkLabel="See all products">
      {children}
    </ProductsSection>
  );
}

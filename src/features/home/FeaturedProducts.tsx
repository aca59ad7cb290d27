import type { ReactNode } from 'react';
import { routePatterns } from '@/config/paths';
import { ProductsSection } from './ProductsSection';
import { homeTexts } from './texts';

/** Featured Products (§2): links to the listing. */
export function FeaturedProducts({ children }: { children: ReactNode }) {
  return (
    <ProductsSection title={homeTexts.featured} to={routePatterns.listing} linkLabel={homeTexts.allProducts}>
      {children}
    </ProductsSection>
  );
}

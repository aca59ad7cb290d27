import { brandPath, routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';
import { brandsOf } from '@/domain/brands';
import { productPath } from '@/domain/productSlug';
import { pageFile, withoutCaseTwins } from './pageFile.ts';

/** A public address with a page of its own. */
export interface PublicPage {
  readonly kind: 'listing' | 'product';
  /** Percent-encoded path below the shop's base. */
  readonly address: string;
  /** Relative to the build. */
  readonly file: string;
  /** What of the catalogue it shows. */
  readonly products: readonly Product[];
  /** Whose page it is; null for a listing. */
  readonly product: Product | null;
}

/** The pages that are made from a catalogue: the listing, one for each brand, one for each product. */
export function publicPages(catalogue: readonly Product[]): PublicPage[] {
  const listings = ['', ...brandsOf(catalogue)].map((brand) => ({
    kind: 'listing' as const,
    address: brand ? brandPath(brand) : routePatterns.listing,
    products: brand ? catalogue.filter((product) => product.brand.trim() === brand) : catalogue,
    product: null,
  }));
  const products = catalogue.map((product) => ({
    kind: 'product' as const,
    address: productPath(product.name),
    products: [product],
    product,
  }));
  const pages = [...listings, ...products].flatMap((page) => {
    const file = pageFile(page.address);
    return file === null ? [] : { ...page, file };
  });
  return withoutCaseTwins(pages);
}

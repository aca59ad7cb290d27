import { listingPageSize } from '@/config/constants';
import { brandPath, routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';
import { brandsOf } from '@/domain/brands';
import { homePicks } from '@/domain/homePicks';
import { productPath } from '@/domain/productSlug';
import { pageFile, withoutCaseTwins } from './pageFile.ts';

/** A public address with a page of its own. */
export interface PublicPage {
  /** Percent-encoded path below the shop's base. */
  readonly path: string;
  /** Relative to the build. */
  readonly file: string;
  /** What its first view shows of the catalogue. */
  readonly products: readonly Product[];
}

/** The first view shows how many people rated a product and how, not who they are and what they wrote. */
const asShown = (product: Product): Product => ({
  ...product,
  reviews: product.reviews.map((review) => ({ ...review, comments: '', name: '', email: '' })),
});

/** The pages that show a catalogue: home, the listing, one for each brand, one for each product. */
export function publicPages(catalogue: readonly Product[]): PublicPage[] {
  const firstPage = (products: readonly Product[]) => products.slice(0, listingPageSize);
  const pages = [
    { path: routePatterns.listing, products: firstPage(catalogue) },
    ...brandsOf(catalogue).map((brand) => ({
      path: brandPath(brand),
      products: firstPage(catalogue.filter((product) => product.brand.trim() === brand)),
    })),
    ...catalogue.map((product) => ({ path: productPath(product.name), products: [product] })),
  ].flatMap((page) => {
    const file = pageFile(page.path);
    return file === null ? [] : { ...page, file };
  });
  const home = { path: routePatterns.home, file: 'home.html', products: homePicks(catalogue).featured };
  return withoutCaseTwins([home, ...pages]).map((page) => ({ ...page, products: page.products.map(asShown) }));
}

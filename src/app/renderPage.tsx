import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { matchPath, StaticRouter, useRoutes } from 'react-router-dom';
import { productsSeeded, wholeCatalogue } from '@/api/productLists';
import { routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';
import { productCrumbs } from '@/domain/productCrumbs';
import { asJsonLd, breadcrumbData, productData } from '@/domain/structuredData';
import { loadHeaderParts } from '@/features/layout/headerParts';
import { makeStore, type Store } from '@/state/makeStore';
import { loadPages, routes } from './routes';

const base = import.meta.env.BASE_URL;

function Routes() {
  return useRoutes(routes);
}

function render(store: Store, pathname: string): string {
  return renderToString(
    <StrictMode>
      <Provider store={store}>
        <StaticRouter basename={base} location={base + pathname.slice(1)}>
          <Routes />
        </StaticRouter>
      </Provider>
    </StrictMode>,
  );
}

/** The products that the page at a path asks for. */
function seed({ dispatch }: Store, pathname: string, products: readonly Product[]): void {
  dispatch(productsSeeded({ filter: wholeCatalogue, products, isPartial: false }));
  const brand = matchPath(routePatterns.brandListing, pathname)?.params.brand;
  if (brand) dispatch(productsSeeded({ filter: { brand: decodeURIComponent(brand) }, products, isPartial: false }));
}

/** Header and outline of a page, whatever its content. */
export async function renderOutline(pathname: string): Promise<string> {
  await loadHeaderParts();
  return render(makeStore().store, pathname);
}

/**
 * A page as a visitor first sees it, rendered at build time by the same components. Takes a path below the shop's base, and
 * the products that it shows; without them it stands as before any answer.
 */
export async function renderPage(pathname: string, catalogue?: readonly Product[]): Promise<string> {
  await Promise.all([loadPages(base + pathname.slice(1)), loadHeaderParts()]);
  const { store } = makeStore();
  if (catalogue) seed(store, pathname, catalogue);
  return render(store, pathname);
}

/** What search engines read of a product's page, as JSON that no text of a product can end. */
export function structuredDataOf(product: Product, address: string): string {
  return asJsonLd([productData(product, address), breadcrumbData(productCrumbs(product), address)]);
}

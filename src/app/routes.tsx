import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { designPath, isOfDashboard, notFound, type PageRow, pageRows, pages, routePatterns } from '@/config/paths';
import { type LazyComponent, lazyComponent } from '@/lib/lazy';
import { addressOf, currentPage } from './linkedPath';
import { ShopFrame } from './ShopFrame';
import { preload } from './staleChunk';

type Page = LazyComponent<object>;

const modules = import.meta.glob<Record<string, ComponentType>>(['/src/pages/*Page.tsx', '!/src/pages/DesignPage.tsx']);

const loaded = new Map<string, Page>();

/** One component per module, so that pages of one kind keep their state. The error boundary around it offers Retry. */
function componentOf({ page }: PageRow): Page {
  const known = loaded.get(page);
  if (known) return known;
  const load = async () => {
    const component = (await modules[`/src/pages/${page}.tsx`]?.())?.[page];
    if (!component) throw new Error(`src/pages/${page}.tsx does not export ${page}`);
    return component;
  };
  const component = lazyComponent(load, { retry: false });
  loaded.set(page, component);
  return component;
}

function routeOf(row: PageRow): RouteObject {
  const Page = componentOf(row);
  const children = pageRows.filter(({ within }) => within && pages[within] === row).map(routeOf);
  // Other code compares paths case-sensitively.
  return { path: row.path, caseSensitive: true, element: <Page />, handle: Page, children };
}

const DesignPage = import.meta.env.DEV
  ? lazyComponent(() => import('@/pages/DesignPage').then((module) => module.DesignPage))
  : null;

const AdminShell = lazyComponent(() => import('./AdminShell').then((module) => module.AdminShell), { retry: false });

const outermost = pageRows.filter(({ within }) => !within);

/** The router's view of the route table. */
export const routes: RouteObject[] = [
  {
    element: <ShopFrame />,
    children: [
      ...outermost.filter((row) => !isOfDashboard(row)).map(routeOf),
      ...(DesignPage ? [{ path: designPath, element: <DesignPage />, handle: DesignPage }] : []),
      routeOf(notFound),
    ],
  },
  { element: <AdminShell />, handle: AdminShell, children: outermost.filter(isOfDashboard).map(routeOf) },
];

/** Preloads the code of the pages at a path. Rejects if it fails to load. */
export async function loadPages(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname, import.meta.env.BASE_URL) ?? [];
  await Promise.all(
    matches.map(({ route }) => {
      const page: Page | undefined = route.handle;
      return page?.load();
    }),
  );
}

/** Most shoppers open a product first. */
export async function preloadProductPage(): Promise<void> {
  if (!isOfDashboard(currentPage())) await preload(() => loadPages(addressOf(routePatterns.product)));
}

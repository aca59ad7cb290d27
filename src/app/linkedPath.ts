import { notFound, pageAt } from '@/config/paths';

const base = import.meta.env.BASE_URL;

/** The link around an event's target, if it leads to a page of the shop in this window; else null. */
export function followedLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || !link.pathname.startsWith(base)) return null;
  return link;
}

/** A pathname without the shop's base, as the route patterns match it. */
export function routeOf(pathname: string): string {
  return `/${pathname.slice(base.length)}`;
}

/** The inverse of `routeOf`. */
export function addressOf(route: string): string {
  return base + route.slice(1);
}

/** Gives each page one address, because other code compares paths as the route table spells them. */
export function tidyAddress(): void {
  const { pathname, search, hash } = window.location;
  const route = routeOf(pathname);
  const row = pageAt(route.toLowerCase());
  if (row === notFound) return;
  // A brand or a product is the last part of its path, and keeps its case.
  const name = route.split('/').findLast(Boolean) ?? '';
  const address = addressOf(row.path.replace(/:.+/, () => name));
  if (address !== pathname) window.history.replaceState(window.history.state, '', address + search + hash);
}

export const currentPage = () => pageAt(routeOf(window.location.pathname));

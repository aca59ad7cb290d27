const base = import.meta.env.BASE_URL;

/** The link that an event happened in and that leads on within the shop in this window; null where there is none. */
export function followedLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || !link.pathname.startsWith(base)) return null;
  return link;
}

/** A pathname without the base that the shop is served from, as the route patterns know it. */
export function routeOf(pathname: string): string {
  return `/${pathname.slice(base.length)}`;
}

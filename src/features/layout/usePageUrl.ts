import { useHref, useLocation } from 'react-router-dom';
import { env } from '@/config/env';
import { useHydrated } from '@/ui/afterHydration';

/** The page's canonical URL, without query and fragment; null at build time where the build does not know the shop's origin. */
export function usePageUrl(): string | null {
  const { pathname } = useLocation();
  const path = useHref(pathname);
  const hydrated = useHydrated();
  const origin = env.siteUrl || (hydrated ? window.location.origin : null);
  return origin && new URL(path, origin).href;
}

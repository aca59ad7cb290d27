import { useHref, useLocation } from 'react-router-dom';
import { env } from '@/config/env';

/** Prerendering has no origin but the one that the build is configured with. */
const origin = globalThis.location?.origin ?? env.siteUrl;

/** The page's canonical URL, without query and fragment; null where the build does not know the shop's origin. */
export function usePageUrl(): string | null {
  const { pathname } = useLocation();
  const path = useHref(pathname);
  return origin ? new URL(path, origin).href : null;
}

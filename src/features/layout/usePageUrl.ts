import { useHref, useLocation } from 'react-router-dom';
import { env } from '@/config/env';

/** Prerendering has no origin but the one that the build is configured with. */
const origin = globalThis.location?.origin ?? (env.siteUrl || 'https://shop.invalid');

/** The page's canonical URL, without query and fragment. */
export function usePageUrl(): string {
  const { pathname } = useLocation();
  return new URL(useHref(pathname), origin).href;
}

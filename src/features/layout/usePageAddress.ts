import { useHref, useLocation } from 'react-router-dom';
import { env } from '@/config/env';

/** A prerendered page has no address yet but the one that the build was told. */
const origin = globalThis.location?.origin ?? (env.siteUrl || 'https://shop.invalid');

/** The whole address of this page without query and fragment, as search engines should know it. */
export function usePageAddress(): string {
  const { pathname } = useLocation();
  return new URL(useHref(pathname), origin).href;
}

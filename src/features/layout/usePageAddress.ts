import { useHref, useLocation } from 'react-router-dom';

/** Where the page is drawn at build time there is no address yet; the head of such a page is left out anyway. */
const origin = globalThis.location?.origin ?? 'https://shop.invalid';

/** The whole address of this page without query and fragment, as search engines should know it. */
export function usePageAddress(): string {
  const { pathname } = useLocation();
  return new URL(useHref(pathname), origin).href;
}

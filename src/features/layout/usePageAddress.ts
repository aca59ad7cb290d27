import { useHref, useLocation } from 'react-router-dom';

/** The whole address of this page without query and fragment, as search engines should know it. */
export function usePageAddress(): string {
  const { pathname } = useLocation();
  return new URL(useHref(pathname), window.location.origin).href;
}

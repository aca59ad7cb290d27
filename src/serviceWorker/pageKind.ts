import { notFound, pageAt } from '@/config/paths';

/**
 * How a navigation is answered. Takes a path below the shop's base. `kept`: by its own HTML from an earlier visit; `app`: by the
 * HTML of its kind; `file`: by the network, as anything that is no page of the shop.
 */
export function pageKind(path: string): 'kept' | 'app' | 'file' | 'admin' {
  const row = pageAt(path);
  if (row === notFound) return 'file';
  if (row.html === 'admin frame') return 'admin';
  return row.html === 'page' ? 'kept' : 'app';
}

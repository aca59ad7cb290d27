import { routePatterns } from '@/config/paths';

const sectionOf = (path: string) => path.split('/')[1] ?? '';

const appSections = new Set(Object.values(routePatterns).map(sectionOf));
/** Pages of everybody, whose HTML may hold content. */
const publicSections = new Set(
  [routePatterns.home, routePatterns.listing, routePatterns.product, routePatterns.aboutUs].map(sectionOf),
);
const adminSection = sectionOf(routePatterns.adminDashboard);

/**
 * How a navigation is answered. Takes a path below the shop's base. `kept`: by its own HTML from an earlier visit; `app`: by
 * the app's HTML; `file`: by the network, as anything that is no route of the shop.
 */
export function pageKind(path: string): 'kept' | 'app' | 'file' | 'admin' {
  const section = sectionOf(path);
  if (section === adminSection) return 'admin';
  if (!appSections.has(section)) return 'file';
  return publicSections.has(section) ? 'kept' : 'app';
}

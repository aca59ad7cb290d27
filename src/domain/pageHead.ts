import { routePatterns } from '@/config/paths';

/** Search engines show about this many characters. */
const descriptionLimit = 160;

const privatePaths = [routePatterns.cart, routePatterns.account, '/orders', '/admin'];

/** Personal pages and the dashboard are kept out of search engines. */
export function isPrivatePath(pathname: string): boolean {
  return privatePaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

export function asDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= descriptionLimit) return line;
  return `${line.slice(0, descriptionLimit).replace(/\s+\S*$/, '')}…`;
}

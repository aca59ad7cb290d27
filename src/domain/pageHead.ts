import { routePatterns } from '@/config/paths';

/** What a search engine shows of a description; longer ones are cut at a word. */
const descriptionLimit = 160;

const privatePaths = [routePatterns.cart, routePatterns.account, '/orders', '/admin'];

/** Pages of one shopper or of the administrators: not for search engines. */
export function isPrivatePath(pathname: string): boolean {
  return privatePaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** A text as a description: one line, at most 160 characters. */
export function asDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= descriptionLimit) return line;
  return `${line.slice(0, descriptionLimit).replace(/\s+\S*$/, '')}…`;
}

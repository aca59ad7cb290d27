import { routePatterns } from '@/config/paths';

const matchers = Object.values(routePatterns).map((pattern) => ({
  pattern,
  matches: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
}));

/** The pattern of a route, `*` for one that the shop does not have: an address may name what a shopper looks for. */
export function routePattern(route: string): string {
  return matchers.find(({ matches }) => matches.test(route))?.pattern ?? '*';
}

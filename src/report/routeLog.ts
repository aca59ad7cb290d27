import { routePattern } from './routePattern';

export interface RouteLog {
  add(route: string, since: number): void;
  /** The pattern of the route that showed at a time (ms since the page's start). */
  at(time: number): string;
}

/** Which route showed when. The first one counts from the page's start. */
export function makeRouteLog(landing: string): RouteLog {
  const shown = [{ since: 0, pattern: routePattern(landing) }];
  return {
    add: (route, since) => {
      const pattern = routePattern(route);
      if (pattern !== shown.at(-1)?.pattern) shown.push({ since, pattern });
    },
    at: (time) => (shown.findLast(({ since }) => since <= time) ?? shown[0])?.pattern ?? '*',
  };
}

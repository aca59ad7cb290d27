import { routePatterns } from '@/config/paths';

interface ReturnState {
  readonly from: string;
}

/** Location state for the redirect to the sign-in (ruling 24). Takes path and query string of the current page. */
export function returnAfterSignIn(from: string): ReturnState {
  return { from };
}

/** Where a sign-in leads, given its location state: back into the dashboard, and nowhere else. */
export function urlAfterSignIn(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  const inDashboard = typeof from === 'string' && from.split('?')[0] === routePatterns.adminDashboard;
  return inDashboard ? from : routePatterns.adminDashboard;
}

import { routePatterns } from '@/config/paths';

interface ReturnState {
  readonly from: string;
}

/** Travels to the sign-in, so that it leads back to where it was asked for (ruling 24). Takes path and query. */
export function returnAfterSignIn(from: string): ReturnState {
  return { from };
}

/** Where an admin sign-in leads: back into the dashboard, and nowhere else. Takes the location's state. */
export function urlAfterSignIn(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  const inside = typeof from === 'string' && from.split('?')[0] === routePatterns.adminDashboard;
  return inside ? from : routePatterns.adminDashboard;
}

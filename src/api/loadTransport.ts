/**
 * The axios clients, in a chunk of their own: what a page needs first was asked for by its HTML (`prefetchedResponses`), so
 * they may come after it. Loaded when idle, or with the first call that needs them.
 */
export const loadTransport = () => import('./transport');

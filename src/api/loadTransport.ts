/** The axios clients load when idle or with the first call that needs them: the HTML sent the page's first calls itself. */
export const loadTransport = () => import('./transport');

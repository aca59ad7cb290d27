/** What a page sends to a waiting service worker, so that it replaces the running one. */
export const takeOverMessage = 'take-over';

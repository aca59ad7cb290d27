/** The worker's global scope, which TypeScript's library declares as that of any worker. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope;

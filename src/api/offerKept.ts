import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { keptCatalogueName } from '@/config/constants';
import { env } from '@/config/env';
import type { Request } from './baseQuery';

/**
 * Shows what an earlier visit kept of the catalogue, until the answer comes: a list of the catalogue at once, a search once the
 * function that this returns is called, because the server searches better. Loads the code only if something was kept.
 */
export function offerKept(request: Request, api: BaseQueryApi): () => Promise<void> {
  const offer = async () => {
    try {
      // The demo's products are in the browser anyway.
      if (env.backend === 'hosted' && (await caches.has(keptCatalogueName)))
        await (await import('./showKept')).showKept(request, api);
    } catch {
      // Blocked or missing storage: as if nothing were kept.
    }
  };
  if (request.query?.search) return offer;
  const offered = offer();
  return () => offered;
}

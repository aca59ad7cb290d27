import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface PageChunk {
  Page: LazyExoticComponent<ComponentType>;
}

/** By then React has shown the failure (ms). */
const renewAfterMs = 1000;

/**
 * A page in a chunk of its own. Unlike a bare `lazy`, a chunk that failed to load is asked for again
 * at the next try instead of failing for ever.
 */
export function pageChunk(load: () => Promise<ComponentType>): PageChunk {
  const make = () =>
    lazy(() =>
      load().then(
        (component) => ({ default: component }),
        (error: unknown) => {
          // Not at once: React comes back to the failed page to learn of its failure, and would wait for a new one instead.
          setTimeout(() => {
            chunk.Page = make();
          }, renewAfterMs);
          throw error;
        },
      ),
    );
  const chunk: PageChunk = { Page: make() };
  return chunk;
}

/** Renders a chunk's page. */
export function LazyPage({ of: { Page } }: { of: PageChunk }) {
  return <Page />;
}

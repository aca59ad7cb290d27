import { type ComponentType, lazy, useState } from 'react';

export interface PageChunk {
  /** Suspends while its code is on the way; the bare page once it is here. */
  Page: ComponentType;
  /** Loads the code ahead of its showing. */
  load(): Promise<void>;
}

/** By then React has shown the failure (ms). */
const renewAfterMs = 1000;

/**
 * A page in a chunk of its own. Unlike a bare `lazy`, a chunk that failed to load is asked for again
 * at the next try instead of failing for ever.
 */
export function pageChunk(importPage: () => Promise<ComponentType>): PageChunk {
  const make = () =>
    lazy(() =>
      importPage().then(
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
  const chunk: PageChunk = {
    Page: make(),
    load: async () => {
      chunk.Page = await importPage();
    },
  };
  return chunk;
}

/** Renders a chunk's page; what it began with, it keeps, also when the code was loaded ahead meanwhile. */
export function LazyPage({ of }: { of: PageChunk }) {
  const [shown, setShown] = useState({ of, Page: of.Page });
  if (shown.of !== of) setShown({ of, Page: of.Page });
  const { Page } = shown.of === of ? shown : of;
  return <Page />;
}

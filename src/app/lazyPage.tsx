import { type ComponentType, lazy, useState } from 'react';

export interface PageChunk {
  /** Suspends while its code is on the way; the bare page once it is here. */
  Page: ComponentType;
  /** Preloads the code. */
  load(): Promise<void>;
}

/** What lets the chunks that failed to load be asked for again. */
const renewals = new Set<() => void>();

/**
 * A page in a chunk of its own. Unlike a bare `lazy`, a chunk that failed to load is asked for again
 * at the next try instead of failing for ever: see `renewFailedChunks`.
 */
export function pageChunk(importPage: () => Promise<ComponentType>): PageChunk {
  const make = () =>
    lazy(() =>
      importPage().then(
        (component) => ({ default: component }),
        (error: unknown) => {
          renewals.add(() => {
            chunk.Page = make();
          });
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

/**
 * Lets every chunk that failed be asked for anew. For whoever shows the failure, once it is shown: before that React comes
 * back to the failed page to learn of its failure, and would wait for the new one instead.
 */
export function renewFailedChunks(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/** Renders a chunk's page; what it began with, it keeps, also when the code was preloaded meanwhile. */
export function LazyPage({ of }: { of: PageChunk }) {
  const [shown, setShown] = useState({ of, Page: of.Page });
  if (shown.of !== of) setShown({ of, Page: of.Page });
  const { Page } = shown.of === of ? shown : of;
  return <Page />;
}

import { type ComponentType, lazy } from 'react';

/**
 * A page in a chunk of its own. Unlike a bare `lazy`, a chunk that failed to load is asked for again
 * at the next try instead of failing for ever.
 */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  const make = () =>
    lazy(() =>
      load().then(
        (component) => ({ default: component }),
        (error: unknown) => {
          Page = make();
          throw error;
        },
      ),
    );
  let Page = make();
  return function LazyPage() {
    return <Page />;
  };
}

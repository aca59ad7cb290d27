import * as React from 'react';

/**
 * React's development build records a stack for each element, up to 10,000 a second, which takes a fifth of the time of
 * a screen's test; only its warnings about keys show them. This says that there have been enough.
 */
export function withoutOwnerStacks(): void {
  const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
  if (internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e5, set: () => undefined });
}

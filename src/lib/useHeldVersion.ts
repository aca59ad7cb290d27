import { useEffect } from 'react';
import { holdVersion } from './heldVersion';

/** Keeps every tab from replacing the running version while `held` is true. */
export function useHeldVersion(held: boolean): void {
  useEffect(() => (held ? holdVersion() : undefined), [held]);
}

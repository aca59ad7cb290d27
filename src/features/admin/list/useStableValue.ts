import { useMemo } from 'react';

/** Keeps an object's identity while it is equal to the previous one. Takes plain values only. */
export function useStableValue<T extends object>(value: T): T {
  const json = JSON.stringify(value);
  return useMemo(() => JSON.parse(json) as T, [json]);
}

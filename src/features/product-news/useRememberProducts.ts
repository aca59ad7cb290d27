import { useEffect } from 'react';
import { useAppStore } from '@/state/hooks';
import { rememberProducts } from '@/state/productFreshness';

/** Remembers what the page first shows of cart and wishlist, for the news of a later visit. */
export function useRememberProducts(): void {
  const { getState } = useAppStore();
  useEffect(() => rememberProducts(getState()), [getState]);
}

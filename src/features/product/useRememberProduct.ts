import { useEffect } from 'react';
import { useAppDispatch } from '@/state/hooks';
import { rememberViewed } from '@/state/recentlyViewed';

/** Adds the product to those viewed last. */
export function useRememberProduct(productId: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(rememberViewed(productId)), [dispatch, productId]);
}

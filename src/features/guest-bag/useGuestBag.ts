import { useEffect, useLayoutEffect } from 'react';
import { freshenBag, readGuestBag } from '@/state/guestBag';
import { useAppDispatch } from '@/state/hooks';
import { useProducts } from '@/state/products';

/** Reads a guest's bag before the first paint, and keeps its prices those of the newest catalogue. */
export function useGuestBag(): void {
  const dispatch = useAppDispatch();
  const { products, isFinal } = useProducts();
  useLayoutEffect(() => dispatch(readGuestBag()), [dispatch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new catalogue has new prices.
  useEffect(() => void dispatch(freshenBag()), [dispatch, products, isFinal]);
}

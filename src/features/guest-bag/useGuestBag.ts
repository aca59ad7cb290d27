import { useEffect, useLayoutEffect } from 'react';
import { useGetProductsQuery } from '@/api/productApi';
import { freshenBag, readGuestBag } from '@/state/guestBagActions';
import { useAppDispatch } from '@/state/hooks';

/** Reads a guest's bag before the first paint, and keeps its prices those of the newest catalogue. */
export function useGuestBag(): void {
  const dispatch = useAppDispatch();
  const { data } = useGetProductsQuery();
  useLayoutEffect(() => dispatch(readGuestBag()), [dispatch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new catalogue has new prices.
  useEffect(() => void dispatch(freshenBag()), [dispatch, data]);
}

import { useState } from 'react';
import type { ListCall } from '@/api/adminApi';
import { useAppSelector } from '@/state/hooks';

/**
 * Whether the overview still waits for the lists that the dashboard opened with: together with the overview's three, they would
 * arrive as late as all of them.
 */
export function useListComesFirst(lists: readonly ListCall[]): boolean {
  const arrives = useAppSelector((state) =>
    lists.some((list) => {
      const { data, isError } = list.select()(state);
      return data === undefined && !isError;
    }),
  );
  const [waits, setWaits] = useState(true);
  if (waits && !arrives) setWaits(false);
  return waits;
}

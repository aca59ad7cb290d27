import { useEffect } from 'react';
import { followGuestBag } from '@/state/followGuestBag';
import { useAppStore } from '@/state/hooks';

/** Loads where there is a guest's bag. */
export function FollowGuestBag() {
  const store = useAppStore();
  useEffect(() => followGuestBag(store), [store]);
  return null;
}

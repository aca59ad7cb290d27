import { useSyncExternalStore } from 'react';
import { hasAdminSession, watchAdminSession } from '@/api/adminSession';

/** Whether an administrator is signed in in this browser session (ruling 24). */
export function useAdminSession(): boolean {
  return useSyncExternalStore(watchAdminSession, hasAdminSession);
}

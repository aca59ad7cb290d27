import { adminSessionSlice } from '@/api/adminSession';
import { useAppSelector } from '@/state/hooks';
import { rootReducer } from '@/state/rootReducer';

declare module '@/state/rootReducer' {
  interface LazyLoadedSlices {
    readonly adminSession: ReturnType<typeof adminSessionSlice.getInitialState>;
  }
}

const { selectIsAdminSignedIn } = adminSessionSlice.injectInto(rootReducer).selectors;

/** Whether an administrator is signed in (ruling 24). */
export function useAdminSession(): boolean {
  return useAppSelector(selectIsAdminSignedIn);
}

import { useSyncExternalStore } from 'react';
import { newVersion } from '@/lib/version';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticeClosed, selectNotices } from '@/state/notices';
import { AfterHydration } from '@/ui/afterHydration';
import { NewVersion } from './NewVersion';
import { ProductFreshness } from './ProductFreshness';
import { ShopToasts } from './ShopToasts';

/** The shop's toasts (§4), the offer of a new version, and what keeps figures fresh. */
export function Notices() {
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  const loadNewVersion = useSyncExternalStore(newVersion.subscribe, newVersion.get, newVersion.get);
  return (
    <AfterHydration>
      <ShopToasts items={notices} onClose={(id) => dispatch(noticeClosed(id))}>
        {loadNewVersion && <NewVersion load={loadNewVersion} />}
      </ShopToasts>
      <ProductFreshness />
    </AfterHydration>
  );
}

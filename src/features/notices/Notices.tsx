import { Suspense, useSyncExternalStore } from 'react';
import { lazyComponent } from '@/lib/lazyComponent';
import { newVersion } from '@/lib/newVersion';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticeClosed, selectNotices } from '@/state/noticeSlice';
import { WhenIdle } from '@/ui/WhenIdle';

const ShopToasts = lazyComponent(() => import('./ShopToasts').then((module) => module.ShopToasts));

const NewVersion = lazyComponent(() => import('./NewVersion').then((module) => module.NewVersion));

const ProductFreshness = lazyComponent(() => import('./ProductFreshness').then((module) => module.ProductFreshness));

/** The shop's toasts (§4). Notices queue until the code is loaded, after the first page. */
export function Notices() {
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  const loadNewVersion = useSyncExternalStore(newVersion.subscribe, newVersion.get, newVersion.get);
  return (
    <>
      <WhenIdle>
        <ShopToasts items={notices} onClose={(id) => dispatch(noticeClosed(id))}>
          <Suspense>{loadNewVersion && <NewVersion load={loadNewVersion} />}</Suspense>
        </ShopToasts>
      </WhenIdle>
      <WhenIdle>
        <ProductFreshness />
      </WhenIdle>
    </>
  );
}

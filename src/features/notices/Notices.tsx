import { Suspense, useSyncExternalStore } from 'react';
import { toastMs } from '@/config/constants';
import { lazyComponent } from '@/lib/lazyComponent';
import { newVersion } from '@/lib/newVersion';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticeClosed, selectNotices } from '@/state/noticeSlice';
import { WhenIdle } from '@/ui/WhenIdle';

const ToastView = lazyComponent(() => import('@/ui/ToastView').then((module) => module.ToastView));

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
        <ToastView lifeMs={toastMs} items={notices} onClose={(id) => dispatch(noticeClosed(id))}>
          <Suspense>{loadNewVersion && <NewVersion load={loadNewVersion} />}</Suspense>
        </ToastView>
      </WhenIdle>
      <WhenIdle>
        <ProductFreshness />
      </WhenIdle>
    </>
  );
}

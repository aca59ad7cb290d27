import { toastMs } from '@/config/constants';
import { lazyComponent } from '@/lib/lazyComponent';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticeClosed, selectNotices } from '@/state/noticeSlice';
import { WhenIdle } from '@/ui/WhenIdle';

const ToastView = lazyComponent(() => import('@/ui/ToastView').then((module) => module.ToastView));

const ProductFreshness = lazyComponent(() => import('./ProductFreshness').then((module) => module.ProductFreshness));

/** The shop's toasts (§4). Notices queue until the code is loaded, after the first page. */
export function Notices() {
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  return (
    <>
      <WhenIdle>
        <ToastView lifeMs={toastMs} items={notices} onClose={(id) => dispatch(noticeClosed(id))} />
      </WhenIdle>
      <WhenIdle>
        <ProductFreshness />
      </WhenIdle>
    </>
  );
}

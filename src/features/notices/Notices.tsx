import { toastMs } from '@/config/constants';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticeClosed, selectNotices } from '@/state/noticeSlice';
import { ToastView } from '@/ui/ToastView';

/** The shop's toasts (§4). */
export function Notices() {
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  return <ToastView lifeMs={toastMs} items={notices} onClose={(id) => dispatch(noticeClosed(id))} />;
}

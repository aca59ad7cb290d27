import { comparedMost, toggleCompared } from '@/domain/compared';
import { compareProducts, selectCompared } from '@/state/compared';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { compareTexts } from './texts';

/** Whether a product is chosen for the comparison, and the press that changes it; a fifth one is refused with a message. */
export function useComparedToggle(productId: string) {
  const dispatch = useAppDispatch();
  const ids = useAppSelector(selectCompared);
  function toggle() {
    const next = toggleCompared(ids, productId);
    if (next) dispatch(compareProducts(next));
    else dispatch(noticeShown(compareTexts.full(comparedMost), 'info'));
  }
  return { chosen: ids.includes(productId), toggle };
}

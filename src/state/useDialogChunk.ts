import { type ComponentType, useState } from 'react';
import { useAppDispatch } from './hooks';
import { noticeShown } from './noticeSlice';

/**
 * A dialog whose code loads when it is first opened. A failed load shows `failed` in a toast, and the next press tries again.
 * `Dialog` is null until then.
 */
export function useDialogChunk<Props>(load: () => Promise<ComponentType<Props>>, failed: string) {
  const dispatch = useAppDispatch();
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');

  async function open() {
    setState('loading');
    try {
      const Loaded = await load();
      setDialog(() => Loaded);
      setState('open');
    } catch {
      setState('closed');
      dispatch(noticeShown(failed, 'error'));
    }
  }

  return { Dialog, state, open: () => void open(), close: () => setState('closed') };
}

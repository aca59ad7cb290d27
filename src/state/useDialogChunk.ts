import { type ComponentType, useState } from 'react';
import { useAppDispatch } from './hooks';
import { noticeShown } from './noticeSlice';

/**
 * A dialog whose code comes with its first opening. Takes how it is loaded and what the toast says when it does not come:
 * that costs a toast and not the page, and the next press tries again. `Dialog` is null until it was opened once.
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

import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { toolbarButton } from '@/features/admin/list/Toolbar';
import { lazyComponent } from '@/lib/lazy';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { useLazyDialog } from '@/ui/ErrorBoundary';
import type { FindTab } from './find';
import { adminFindTexts } from './texts';

const FindDialog = lazyComponent(() => import('./FindPalette').then((module) => module.FindDialog), { retry: false });

const isMac = () => /Mac|iP(?:hone|ad)/.test(navigator.platform);

/** Opens the palette, as Ctrl K and ⌘ K do anywhere in the dashboard except in another dialog. */
export function FindButton({ tabs }: { readonly tabs: readonly FindTab[] }) {
  const dispatch = useAppDispatch();
  const dialog = useLazyDialog(() => dispatch(noticeShown(adminFindTexts.loadFailed, 'error')));
  const { open } = dialog;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) open();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        className={`${toolbarButton} print:hidden`}
      >
        <Search aria-hidden size={16} /> {adminFindTexts.find}
        <span aria-hidden="true" className="text-xs font-normal text-ink-soft max-sm:hidden">
          {isMac() ? adminFindTexts.macShortcut : adminFindTexts.shortcut}
        </span>
      </button>
      {dialog.frame(<FindDialog tabs={tabs} open={dialog.isOpen} onClose={dialog.close} />)}
    </>
  );
}

import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { toolbarButton } from '@/features/admin/list/Toolbar';
import { lazyComponent } from '@/lib/lazy';
import type { FindTab } from './find';
import { adminFindTexts } from './texts';

const FindDialog = lazyComponent(() => import('./FindPalette').then((module) => module.FindDialog), { retry: false });

const isMac = () => /Mac|iP(?:hone|ad)/.test(navigator.platform);

/** Opens the palette, as Ctrl K or ⌘ K do anywhere in the dashboard but in another dialog. */
export function FindButton({ tabs }: { readonly tabs: readonly FindTab[] }) {
  const [open, setOpen] = useState(false);
  // Its code loads with the first use, and stays.
  const [used, setUsed] = useState(false);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      if (document.querySelector('dialog[open]')) return;
      setUsed(true);
      setOpen(true);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
        className={`${toolbarButton} print:hidden`}
      >
        <Search aria-hidden size={16} /> {adminFindTexts.find}
        <span aria-hidden="true" className="text-xs font-normal text-ink-soft max-sm:hidden">
          {isMac() ? adminFindTexts.macShortcut : adminFindTexts.shortcut}
        </span>
      </button>
      {used && (
        <Suspense fallback={null}>
          <FindDialog tabs={tabs} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

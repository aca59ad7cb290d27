import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toolbarButton } from '@/features/admin/list/Toolbar';
import { listen } from '@/lib/listen';
import { FindDialog } from './FindPalette';
import type { FindTab } from './find';
import { adminFindTexts } from './texts';

const isMac = () => /Mac|iP(?:hone|ad)/.test(navigator.platform);

/** Opens the palette, as Ctrl K and ⌘ K do anywhere in the dashboard except in another dialog. */
export function FindButton({ tabs }: { readonly tabs: readonly FindTab[] }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) setOpen(true);
    }
    return listen(document, 'keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className={`${toolbarButton} print:hidden`}
      >
        <Search aria-hidden size={16} /> {adminFindTexts.find}
        <span aria-hidden="true" className="text-xs font-normal text-ink-soft max-sm:hidden">
          {isMac() ? adminFindTexts.macShortcut : adminFindTexts.shortcut}
        </span>
      </button>
      <FindDialog tabs={tabs} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

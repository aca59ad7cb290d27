import { X } from 'lucide-react';
import { useState } from 'react';
import type { DemoStore } from '@/demo/server/store/demoStore';
import { DemoPanel } from './DemoPanel';
import { demoBarTexts } from './texts';

interface DemoBarProps {
  readonly store: DemoStore;
  readonly onDismiss: () => void;
}

/** Marks every page as a demo and opens the panel. */
export function DemoBar({ store, onDismiss }: DemoBarProps) {
  const [open, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <section> would need a name for the same role.
    <div role="region" aria-label={demoBarTexts.label} className="print:hidden">
      <div className="on-leaf bg-leaf-deep text-ivory">
        <div className="mx-auto flex max-w-shop flex-wrap items-center gap-x-3 px-4 py-1 text-sm">
          <p className="min-w-0 flex-1 basis-24">
            <strong className="font-semibold">{demoBarTexts.title}</strong>{' '}
            <span className="sm:hidden">{demoBarTexts.notice}</span>
            <span className="hidden sm:inline">{demoBarTexts.noticeWide}</span>
          </p>
          <button
            type="button"
            className="min-h-8 min-w-0 cursor-pointer rounded-field px-2 font-semibold underline underline-offset-4 hover:no-underline"
            onClick={() => setOpen(true)}
          >
            {demoBarTexts.openPanel}
          </button>
          <button
            type="button"
            aria-label={demoBarTexts.hide}
            className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-leaf"
            onClick={onDismiss}
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </div>
      </div>
      {open && <DemoPanel store={store} onClosed={() => setOpen(false)} />}
    </div>
  );
}

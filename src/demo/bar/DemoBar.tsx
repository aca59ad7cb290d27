import { X } from 'lucide-react';
import { useState } from 'react';
import type { DemoStore } from '@/demo/server/store/demoStore';
import { DemoPanel } from './DemoPanel';

interface DemoBarProps {
  readonly store: DemoStore;
  readonly onDismiss: () => void;
}

/** Says at the top of every page that this is a demo, and opens the panel. */
export function DemoBar({ store, onDismiss }: DemoBarProps) {
  const [open, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would still need the role's name; the role says it plainly.
    <div role="region" aria-label="Demo" className="bg-leaf-deep text-ivory print:hidden">
      <div className="mx-auto flex max-w-shop items-center gap-3 px-4 py-1 text-sm">
        <p className="min-w-0 flex-1">
          <strong className="font-semibold">Demo shop.</strong> No real payment
          <span className="hidden sm:inline">, no real goods: all data stays in this browser</span>.
        </p>
        <button
          type="button"
          className="min-h-8 shrink-0 cursor-pointer rounded-field px-2 font-semibold underline underline-offset-4 hover:no-underline"
          onClick={() => setOpen(true)}
        >
          Sign-ins &amp; faults
        </button>
        <button
          type="button"
          aria-label="Hide the demo bar"
          className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-leaf"
          onClick={onDismiss}
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
      {open && <DemoPanel store={store} onClosed={() => setOpen(false)} />}
    </div>
  );
}

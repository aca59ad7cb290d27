import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { DemoStore } from '@/demo/server/store/demoStore';
import { FaultSettings } from './FaultSettings';
import { ResetData } from './ResetData';
import { SignInList } from './SignInList';
import { demoBarTexts } from './texts';

interface DemoPanelProps {
  readonly store: DemoStore;
  /** Called after the dialog has closed and restored the focus. */
  readonly onClosed: () => void;
}

export function DemoPanel({ store, onClosed }: DemoPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    dialog.current?.showModal();
    const { dataset } = document.documentElement;
    dataset.modal = 'page';
    return () => {
      delete dataset.modal;
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClosed}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(44rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-card bg-ivory p-5 text-ink shadow-lift backdrop:bg-shade/60 sm:p-8"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} className="font-display text-2xl">
          {demoBarTexts.panelTitle}
        </h2>
        <button
          type="button"
          aria-label={demoBarTexts.close}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-ivory-deep"
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <p className="mt-1 text-ink-soft">{demoBarTexts.panelIntro}</p>
      <SignInList />
      <ResetData store={store} />
      <FaultSettings store={store} />
    </dialog>
  );
}

import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { DemoStore } from '@/demo/server/store';
import { session } from '@/lib/storage';
import { FaultSettings } from './FaultSettings';
import { SignInList } from './SignInList';
import { demoBarTexts } from './texts';

interface DemoPanelProps {
  readonly store: DemoStore;
  readonly onReset: () => Promise<void>;
  /** Called after the dialog has closed and restored the focus. */
  readonly onClosed: () => void;
}

function DemoPanel({ store, onReset, onClosed }: DemoPanelProps) {
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
      <section className="mt-6">
        <h3 className="font-display text-xl">{demoBarTexts.data}</h3>
        <p className="mt-1 text-ink-soft text-sm">{demoBarTexts.dataIntro}</p>
        <button
          type="button"
          className="mt-3 min-h-11 cursor-pointer rounded-field border border-leaf bg-paper px-4 font-semibold text-leaf hover:bg-leaf-mist"
          onClick={() => void onReset().then(() => location.reload())}
        >
          {demoBarTexts.reset}
        </button>
      </section>
      <FaultSettings store={store} />
    </dialog>
  );
}

interface DemoBarProps extends Omit<DemoPanelProps, 'onClosed'> {
  readonly onDismiss: () => void;
}

/** Marks every page as a demo and opens the panel. */
function DemoBar({ onDismiss, ...panel }: DemoBarProps) {
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
      {open && <DemoPanel {...panel} onClosed={() => setOpen(false)} />}
    </div>
  );
}

const dismissedKey = 'tulsi-north-demo-bar';

/** Mounts the demo bar in its own React root above the shop, in the normal flow. */
export function mountDemoBar(store: DemoStore, onReset: () => Promise<void>): void {
  if (session.read(dismissedKey) !== null) return;
  const container = document.createElement('div');
  document.body.prepend(container);
  const root = createRoot(container);
  const dismiss = () => {
    session.write(dismissedKey, 'dismissed');
    root.unmount();
    container.remove();
  };
  root.render(<DemoBar store={store} onReset={onReset} onDismiss={dismiss} />);
}

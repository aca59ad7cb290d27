import { X } from 'lucide-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { DemoStore } from '@/demo/server/store';
import { session } from '@/lib/storage';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { FaultSettings } from './FaultSettings';
import { SignInList } from './SignInList';
import { demoBarTexts } from './texts';

interface Props {
  readonly store: DemoStore;
  readonly onReset: () => Promise<void>;
  readonly onDismiss: () => void;
}

/** Marks every page as a demo and opens the panel. */
function DemoBar({ store, onReset, onDismiss }: Props) {
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
      <Dialog open={open} onClose={() => setOpen(false)} title={demoBarTexts.panelTitle} layout="wide">
        <p className="text-ink-soft">{demoBarTexts.panelIntro}</p>
        <SignInList />
        <section className="mt-6">
          <h3 className="font-display text-xl">{demoBarTexts.data}</h3>
          <p className="mt-1 mb-3 text-ink-soft text-sm">{demoBarTexts.dataIntro}</p>
          <Button variant="secondary" onClick={() => void onReset().then(() => location.reload())}>
            {demoBarTexts.reset}
          </Button>
        </section>
        <FaultSettings store={store} />
      </Dialog>
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

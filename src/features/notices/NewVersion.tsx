import { RefreshCw, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { versionHolds } from '@/lib/version';
import { useAppStore } from '@/state/hooks';
import { paymentInProgress } from '@/state/payment';
import { Button, IconButton } from '@/ui/Button';
import { uiTexts } from '@/ui/texts';
import { newVersionTexts } from './texts';

interface Props {
  /** Resolves to false if another tab holds the old version. */
  readonly load: () => Promise<boolean>;
}

/** Offers to reload into a new version of the shop: not in the checkout, nor while a payment is open. */
export function NewVersion({ load }: Props) {
  const store = useAppStore();
  const holds = useSyncExternalStore(versionHolds.subscribe, versionHolds.get);
  const inCheckout = useLocation().pathname.startsWith('/orders/');
  const [state, setState] = useState<'later' | 'ready' | 'held'>('later');
  const isOffered = holds === 0 && !inCheckout && state !== 'later';

  // In an effect, because screen readers announce only changes of an existing live region.
  // biome-ignore lint/correctness/useExhaustiveDependencies: offers each version.
  useEffect(() => setState('ready'), [load]);

  async function reload() {
    const loaded = !(await store.dispatch(paymentInProgress())) && (await load());
    if (!loaded) setState('held');
  }

  return (
    <section aria-live="polite" aria-label={newVersionTexts.label} className="contents">
      {isOffered && (
        <div className="on-leaf rise-in pointer-events-auto flex w-full items-center gap-3 rounded-field border border-ivory/20 bg-ink py-1 pr-1 pl-4 text-ivory shadow-lift sm:w-auto sm:max-w-md">
          <RefreshCw aria-hidden size={20} className="shrink-0" />
          <span className="min-w-0 flex-1 py-2 font-medium">
            {state === 'held' ? newVersionTexts.held : newVersionTexts.ready}
          </span>
          <Button size="small" onClick={reload} className="shrink-0">
            {uiTexts.reload}
          </Button>
          <IconButton
            label={newVersionTexts.later}
            onClick={() => setState('later')}
            className="hover:not-disabled:bg-ivory/20"
          >
            <X aria-hidden size={18} />
          </IconButton>
        </div>
      )}
    </section>
  );
}

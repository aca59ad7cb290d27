import { versionHolds } from '@/lib/heldVersion';
import { language } from '@/lib/language';
import { languageAddress } from '@/lib/languageAddress';
import { languageKey } from '@/lib/languageKey';
import { type Language, languageCodes } from '@/lib/languages';
import { local } from '@/lib/storage';
import { wait } from '@/lib/wait';
import type { Store } from '@/state/makeStore';
import { noticeShown } from '@/state/noticeSlice';
import { paymentInProgress } from '@/state/paymentInProgress';
import { keepAlternateLinks } from './alternateLinks';
import { handOver, takeOver } from './handOver';
import { languageTexts } from './languageTexts';

/** Longer than storage takes that answers (ms). */
const patienceMs = 2000;

const base = import.meta.env.BASE_URL;

const asLanguage = (text: string | null | undefined): Language | null =>
  languageCodes.find((code) => code === text) ?? null;

function linkAt({ target }: Event): { readonly link: HTMLAnchorElement; readonly to: Language } | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
  const to = asLanguage(link?.dataset.language);
  return link && to ? { link, to } : null;
}

const openIn = (to: Language) => handOver(languageAddress(window.location, base, to));

/** What keeps the language: an open payment, or one that may be open in storage that does not answer; null where nothing does. */
async function whatKeeps(store: Store): Promise<'paymentOpen' | 'checkingPayments' | null> {
  const open = await Promise.race([store.dispatch(paymentInProgress()), wait(patienceMs)]);
  if (open === undefined) return 'checkingPayments';
  return open ? 'paymentOpen' : null;
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0;

/** The links to other languages lead to the page that shows, with what has been typed on it. */
function followLinks(store: Store): void {
  const point = (event: Event) => {
    const found = linkAt(event);
    if (found) found.link.href = languageAddress(window.location, base, found.to);
  };
  for (const name of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(name, point, { passive: true });
  document.addEventListener('click', async (event) => {
    const found = linkAt(event);
    if (!found || opensElsewhere(event)) return;
    event.preventDefault();
    const reason = await whatKeeps(store);
    if (reason) {
      store.dispatch(noticeShown(languageTexts[reason], 'info'));
      return;
    }
    local.write(languageKey, found.to);
    openIn(found.to);
  });
}

/** An open dialog keeps the page too: what it holds could not be handed over. */
const isBusy = () => versionHolds.get() > 0 || document.querySelector('dialog[open]') !== null;

/** Follows the choice that another tab has made, once nothing keeps this one. */
function followOtherTabs(store: Store): void {
  let seen = local.read(languageKey);
  let wanted: Language | null = null;
  const next = () => (wanted === language || isBusy() ? null : wanted);
  const follow = async () => {
    if (!next() || (await store.dispatch(paymentInProgress()))) return;
    // Meanwhile the shopper may have gone to the checkout, or chosen again.
    const to = next();
    if (to) openIn(to);
  };
  const look = () => {
    const kept = local.read(languageKey);
    if (kept !== seen) wanted = asLanguage(kept);
    seen = kept;
    void follow();
  };
  // A page that comes back by the Back button has missed the event; a dialog may have closed since.
  for (const name of ['storage', 'pageshow', 'focus']) addEventListener(name, look);
  document.addEventListener('close', look, true);
  versionHolds.subscribe(look);
}

/** Everything about languages that no page needs to show itself. */
export function followLanguage(store: Store): void {
  takeOver();
  keepAlternateLinks(base);
  followLinks(store);
  followOtherTabs(store);
}

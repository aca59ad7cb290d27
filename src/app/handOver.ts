import * as v from 'valibot';
import { restoreScroll } from '@/features/layout/restoreScroll';
import { parseJson } from '@/lib/parseJson';
import { session } from '@/lib/storage';
import { fillTyped, readTyped, type TypedFields } from '@/lib/typedFields';
import { handedOverKey } from './handedOverKey';

/** A page that takes longer to load has lost its place: then it is a new visit (ms). */
const freshMs = 60_000;
/** Fields that a page shows later are left as they are (ms). */
const patienceMs = 30_000;

const schema = v.object({
  address: v.string(),
  at: v.number(),
  top: v.number(),
  typed: v.array(v.object({ field: v.string(), value: v.string() })),
});

/**
 * Loads the same page in another language, in the place of this one: Back leads to the page before it. Keeps what somebody has
 * typed, and the place on the page.
 */
export function handOver(address: string): void {
  const kept = { address, at: Date.now(), top: window.scrollY, typed: readTyped(document) };
  session.write(handedOverKey, JSON.stringify(kept));
  window.location.replace(address);
}

/** Fills in fields as they appear, until all are there, somebody types or time is up. */
function fillWhenShown(typed: TypedFields): void {
  let missing = fillTyped(document, typed);
  const observer = new MutationObserver(() => {
    missing = fillTyped(document, missing);
    if (missing.length === 0) stop();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('keydown', stop);
  };
  const timer = setTimeout(stop, patienceMs);
  window.addEventListener('keydown', stop);
  if (missing.length === 0) stop();
  else observer.observe(document.body, { childList: true, subtree: true });
}

/** Takes over what the page in another language has handed over, if this is the same page. */
export function takeOver(): void {
  const text = session.read(handedOverKey);
  if (text === null) return;
  session.remove(handedOverKey);
  const { success, output } = v.safeParse(schema, parseJson(text));
  const { pathname, search, hash } = window.location;
  if (!success || output.address !== pathname + search + hash || Date.now() - output.at > freshMs) return;
  restoreScroll(output.top);
  fillWhenShown(output.typed);
}

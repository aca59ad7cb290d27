import { isPlainListing, searchTermOf } from '@/domain/listingQuery';

declare const __FIRST_CALLS__: { readonly apiBaseUrl: string; readonly base: string };

const { apiBaseUrl, base } = __FIRST_CALLS__;
const term = searchTermOf(new URLSearchParams(location.search));
/** The brand or product of the address. */
const segment = location.pathname.slice(base.length).split('/')[1] ?? '';

/** The path of a call of the route table, filled from this address; null if the call does not apply. */
function pathOf(call: string): string | null {
  if (call.includes(':term')) return term && call.replace(':term', encodeURIComponent(term));
  if (call.includes(':brand')) return term ? null : call.replace(':brand', segment);
  return call.replace(':productName', segment.replaceAll('_', ' '));
}

// Sends the calls of the first view while the code that needs them still loads.
const responses: Record<string, Promise<Response>> = {};
window.earlyResponses = responses;
for (const call of document.currentScript?.dataset.calls?.split(' ') ?? []) {
  const path = pathOf(call);
  if (!path) continue;
  const { href } = new URL(apiBaseUrl + path, location.href);
  const response = fetch(href, { credentials: 'include', headers: { Accept: 'application/json, text/plain, */*' } });
  // The shop's own request retries a failed call.
  response.catch(() => {});
  responses[href] = response;
}
// A listing's HTML shows its first page: any other view waits for the app.
if (!isPlainListing(location.search)) document.documentElement.dataset.otherView = '';

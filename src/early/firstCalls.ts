import { isPlainListing, searchTermOf } from '@/domain/listingQuery';

declare const __FIRST_CALLS__: { readonly apiBaseUrl: string; readonly base: string };

const { apiBaseUrl, base } = __FIRST_CALLS__;
const term = searchTermOf(new URLSearchParams(location.search));
/** The brand or product of the address. */
const segment = location.pathname.slice(base.length).split('/')[1] ?? '';

/** A call of the route table for this address; null where that has no part for it. */
function pathOf(call: string): string | null {
  if (call.includes(':term')) return term && call.replace(':term', encodeURIComponent(term));
  if (call.includes(':brand')) return term ? null : call.replace(':brand', segment);
  return call.replace(':productName', segment.replaceAll('_', ' '));
}

// Starts the calls of the first view while the code loads that will ask for them.
const responses: Record<string, Promise<Response>> = {};
window.earlyResponses = responses;
for (const call of document.currentScript?.dataset.calls?.split(' ') ?? []) {
  const path = pathOf(call);
  if (!path) continue;
  const { href } = new URL(apiBaseUrl + path, location.href);
  const response = fetch(href, { credentials: 'include', headers: { Accept: 'application/json, text/plain, */*' } });
  // The shop sends a failed call again.
  response.catch(() => {});
  responses[href] = response;
}
// The HTML of a listing is its first page: another view of it waits for the app.
if (!isPlainListing(location.search)) document.documentElement.dataset.otherView = '';

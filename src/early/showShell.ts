import { authTokenKey } from '@/config/constants';
import { readListingUrl } from '@/domain/listingUrl';
import { headingOfRoute, shellOfRoute } from './plan';

declare const __EARLY__: { readonly base: string };

/** The first view is a visitor's: a signed-in customer does not see its links to the sign-in. */
function hideSignIn(shell: ParentNode) {
  if (localStorage.getItem(authTokenKey) === null) return;
  for (const link of shell.querySelectorAll<HTMLElement>('a[href$="/sign-in"], a[href$="/sign-up"]'))
    link.style.visibility = 'hidden';
}

/** A prerendered listing is the first page of all in their usual order; its file also answers addresses that ask for others. */
function isShownBy(search: string): boolean {
  const { term, sort, page } = readListingUrl(new URLSearchParams(search));
  return term === '' && sort === 'default' && page === 1;
}

/** Shows the first view of the address; the shop replaces it when its code has loaded. */
function showShell({ pathname, search }: Location) {
  const path = `/${pathname.slice(__EARLY__.base.length)}`;
  const root = document.getElementById('root');
  if (root?.hasChildNodes()) {
    if (isShownBy(search)) return hideSignIn(root);
    root.replaceChildren();
    root.removeAttribute('data-prerendered');
  }
  const template = document.querySelector<HTMLTemplateElement>(`template[data-page="${shellOfRoute(path)}"]`);
  if (!template) return;
  const shell = template.content;
  const heading = headingOfRoute(path, search);
  const h1 = shell.querySelector('h1');
  if (h1 && heading) h1.textContent = heading;
  hideSignIn(shell);
  shell.firstElementChild?.setAttribute('data-drawn', '');
  root?.append(shell);
}

try {
  showShell(location);
} catch {
  // Without it the page is empty until the shop is there.
}

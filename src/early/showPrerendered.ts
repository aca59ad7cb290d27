import { authTokenKey } from '@/config/constants';
import { isPlainListing } from '@/domain/plainListing';
import { searchTermOf } from '@/domain/searchTerm';
import { headingOfRoute, pageOfRoute, shellOfRoute } from './earlyRoutes';

declare const __EARLY__: { readonly base: string };

/** The prerendered page is a guest's: a customer does not see its links to the sign-in. */
function hideSignIn(shell: ParentNode) {
  if (localStorage.getItem(authTokenKey) === null) return;
  for (const link of shell.querySelectorAll<HTMLElement>('a[href*="/sign-"]')) link.style.visibility = 'hidden';
}

/** A listing's own file shows its first page in the default order and unfiltered, but is also served for other views of the listing. */
function isDefaultView(search: string): boolean {
  return isPlainListing(search) && searchTermOf(new URLSearchParams(search)) === '';
}

const templateOf = (page: string) => document.querySelector<HTMLTemplateElement>(`template[data-page="${page}"]`);

/** Turns a listing's outline into a product's. */
export function showProductOutline(): void {
  document.querySelector('[data-prerendered] main')?.replaceChildren(templateOf('ProductPage')?.content ?? '');
  scrollTo(0, 0);
}

/** Shows the prerendered page; the shop replaces it once it renders. Throws for a URL that cannot be decoded. */
export function showPrerendered({ pathname, search }: Location) {
  const path = `/${pathname.slice(__EARLY__.base.length)}`;
  const root = document.getElementById('root');
  if (root?.hasChildNodes()) {
    if (pageOfRoute(path) !== 'ListingPage' || isDefaultView(search)) return hideSignIn(root);
    root.replaceChildren();
    root.removeAttribute('data-from-catalogue');
  }
  const page = shellOfRoute(path);
  const outline = templateOf('Other');
  if (!page || !outline) return;
  const shell = outline.content;
  const template = page === 'Other' ? null : templateOf(page);
  if (template) {
    shell.querySelector('main')?.replaceChildren(template.content);
    shell.querySelectorAll('a')[Number(template.dataset.current)]?.setAttribute('aria-current', 'page');
  }
  const heading = headingOfRoute(path, search);
  const h1 = shell.querySelector('h1');
  if (h1 && heading) h1.textContent = heading;
  hideSignIn(shell);
  shell.firstElementChild?.setAttribute('data-prerendered', '');
  root?.append(shell);
}

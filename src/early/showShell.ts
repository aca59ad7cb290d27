import { authTokenKey } from '@/config/constants';
import { headingOfRoute, shellOfRoute } from './plan';

declare const __EARLY__: { readonly base: string };

/** The drawn page is a visitor's: who is signed in does not see its links to the sign-in. */
function hideSignIn(shell: DocumentFragment) {
  if (localStorage.getItem(authTokenKey) === null) return;
  for (const link of shell.querySelectorAll<HTMLElement>('a[href$="/sign-in"], a[href$="/sign-up"]'))
    link.style.visibility = 'hidden';
}

/** Puts the page drawn at build time into sight; the shop replaces it with itself as soon as it is there. */
function showShell({ pathname, search }: Location) {
  const path = `/${pathname.slice(__EARLY__.base.length)}`;
  const template = document.querySelector<HTMLTemplateElement>(`template[data-page="${shellOfRoute(path)}"]`);
  if (!template) return;
  const shell = template.content;
  const heading = headingOfRoute(path, search);
  const h1 = shell.querySelector('h1');
  if (h1 && heading) h1.textContent = heading;
  hideSignIn(shell);
  shell.firstElementChild?.setAttribute('data-drawn', '');
  document.getElementById('root')?.append(shell);
}

try {
  showShell(location);
} catch {
  // Without it the page is empty until the shop is there.
}

import { languageAddress } from '@/lib/languageAddress';
import { type Language, languageCodes, languages } from '@/lib/languages';

/** Names the page in every language for search engines, as long as it has a canonical address: others are not theirs. */
export function keepAlternateLinks(base: string): void {
  let shown: string | undefined;
  let links: HTMLLinkElement[] = [];
  const link = (hreflang: string, href: string) => {
    const element = document.createElement('link');
    Object.assign(element, { rel: 'alternate', hreflang, href });
    document.head.append(element);
    return element;
  };
  const update = () => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    if (canonical === shown) return;
    shown = canonical;
    for (const element of links) element.remove();
    links = [];
    if (!canonical) return;
    const { origin, pathname, search } = new URL(canonical);
    const addressIn = (code: Language) => origin + languageAddress({ pathname, search, hash: '' }, base, code);
    links = languageCodes.map((code) => link(languages[code].locale, addressIn(code)));
    links.push(link('x-default', addressIn('en')));
  };
  update();
  new MutationObserver(update).observe(document.head, { childList: true, subtree: true, attributeFilter: ['href'] });
}

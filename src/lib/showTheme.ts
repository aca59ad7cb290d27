/**
 * Shows a theme, else the system's: the style reads the attribute, the browser's own parts the `<meta>` of the theme. Apart from the
 * rest, because the HTML holds it.
 */
export function showTheme(kept: string | null): void {
  const theme = kept === 'light' || kept === 'dark' ? kept : null;
  const { dataset } = document.documentElement;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
  for (const meta of document.querySelectorAll<HTMLElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.media ?? meta.getAttribute('media') ?? '';
    meta.dataset.media = own;
    meta.setAttribute('media', theme ? (own.includes(theme) ? 'all' : 'not all') : own);
  }
}

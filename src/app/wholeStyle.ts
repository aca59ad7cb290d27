/**
 * Applies the whole stylesheet of a prerendered page, whose HTML holds the rules of its first view only. Resolves when it
 * applies; where it does not load, too: the page is then shown as well as it can be.
 */
export async function wholeStyle(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="print"]');
  if (!link) return;
  if (!link.sheet)
    await new Promise((resolve) => {
      link.addEventListener('load', resolve, { once: true });
      link.addEventListener('error', resolve, { once: true });
    });
  link.media = 'all';
}

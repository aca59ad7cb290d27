/** Applies the full stylesheet of a page prerendered from the catalogue: its HTML holds only the rules of the first view. Resolves also when it fails to load. */
export async function fullStyle(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="print"]');
  if (!link) return;
  if (!link.sheet)
    await new Promise((resolve) => {
      link.addEventListener('load', resolve, { once: true });
      link.addEventListener('error', resolve, { once: true });
    });
  link.media = 'all';
}

import type { Page } from '@playwright/test';

const everyDocument = process.env.JOURNEYS === 'all';

/**
 * Shows another page of the shop that is open, without loading a document, which costs a second of processor; waits until `ready`
 * (a selector, the page's main heading by default) is drawn anew. `npm run test:all` loads a document each time.
 */
export async function visit(page: Page, address: string, ready = 'h1'): Promise<void> {
  const target = page.locator(ready).and(page.locator(':not([data-left])')).first();
  const here = new URL(page.url());
  if (everyDocument || here.protocol === 'about:') await page.goto(address);
  else {
    await page.locator(ready).evaluateAll((left) => {
      for (const element of left) element.setAttribute('data-left', '');
    });
    await page.evaluate((to) => {
      const idx = (history.state?.idx ?? 0) + 1;
      history.pushState({ usr: null, key: `visit${idx}`, idx }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, address);
  }
  await target.waitFor();
}

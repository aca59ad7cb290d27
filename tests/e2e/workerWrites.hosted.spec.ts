import { expect, test } from './support/shopTest';
import { hostOfBuild, untilDownloaded } from './support/workers';

const host = hostOfBuild();

test('what a page sends while it closes arrives although it has a worker', async ({ page }) => {
  await page.goto(`${host().url}/about-us`);
  await untilDownloaded(page);
  for (const visit of [1, 2, 3]) {
    await page.goto(`${host().url}/about-us?visit=${visit}`);
    await page.evaluate((path) => {
      window.addEventListener('pagehide', () => void fetch(path, { method: 'POST', keepalive: true }));
    }, `/sent-${visit}`);
    await page.goto(`${host().url}/robots.txt`);
    await expect.poll(() => host().requests).toContain(`/sent-${visit}`);
  }
});

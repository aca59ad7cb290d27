import type { Page } from '@playwright/test';
import { expect, test } from './support/shopTest';

/** Scrolls to the lazily loaded strip. */
async function toStrip(page: Page) {
  const heading = page.getByRole('heading', { name: 'From the garden' });
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    await expect(heading).toBeInViewport({ timeout: 300 });
  }).toPass();
  await page.getByRole('list').filter({ hasText: 'Tulsi, the herb we are named for' }).scrollIntoViewIfNeeded();
}

const playing = (page: Page) =>
  page.locator('video').evaluateAll((videos) => videos.filter((video) => !(video as HTMLVideoElement).paused).length);

test('the videos load on scroll, play muted, and pause by their button', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Featured Products' }).waitFor();
  expect(asked).toEqual([]);

  await toStrip(page);
  await expect.poll(() => playing(page)).toBe(3);
  await expect
    .poll(() =>
      page
        .locator('video')
        .first()
        .evaluate((video) => (video as HTMLVideoElement).currentTime),
    )
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause videos' }).click();
  await expect.poll(() => playing(page)).toBe(0);
});

test('the video strip shows only posters under reduced motion', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await toStrip(page);
  await expect(page.getByRole('img', { name: 'Marigolds turn slowly while petals fall.' })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pause videos' })).toBeHidden();
});

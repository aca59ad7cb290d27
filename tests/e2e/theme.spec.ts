import type { Page } from '@playwright/test';
import { expect, long, test, untilAppRuns } from './support/shopTest';

const dark = 'rgb(18, 26, 22)';
const light = 'rgb(251, 247, 238)';

declare global {
  interface Window {
    /** The page's background in each frame, without repetitions. */
    grounds: string[];
  }
}

/** Notes the background of every frame, from the first with a body on. */
const noteGrounds = (page: Page) =>
  page.addInitScript(() => {
    window.grounds = [];
    const note = () => {
      const ground = document.body && getComputedStyle(document.body).backgroundColor;
      // Without its style, which may still load, a page has no background.
      if (ground && ground !== 'rgba(0, 0, 0, 0)' && ground !== window.grounds.at(-1)) window.grounds.push(ground);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });

const groundsOf = (page: Page) => page.evaluate(() => window.grounds);
/** Chooses a theme in the footer. */
const choose = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('radio', { name }).check({ force: true });

test('a chosen theme is kept, painted at once, and taken by a second tab', long, async ({ page, context }) => {
  await noteGrounds(page);
  await page.goto('/about-us');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await groundsOf(page)).toEqual([light]);
  const other = await context.newPage();
  await other.goto('/sign-in');
  await other.getByRole('heading', { level: 1 }).waitFor();

  await choose(page, 'Dark');
  await expect(page.locator('body')).toHaveCSS('background-color', dark);
  await expect(other.locator('body')).toHaveCSS('background-color', dark);
  await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('content', '#121a16');

  for (const address of ['/', '/cart']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await groundsOf(page), address).toEqual([dark]);
  }

  // On paper, every theme is the light one.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('background-color', light);
  await page.emulateMedia({ media: 'screen' });

  await choose(other, 'System');
  await expect(page.locator('body')).toHaveCSS('background-color', light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', dark);
});

test('with reduced motion, all text takes the colours of a new theme at once', long, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about-us');
  await untilAppRuns(page);
  await choose(page, 'Light');
  const switchToDark = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' });
  const [before, after, settled] = await switchToDark.evaluate(async (radio: HTMLElement) => {
    const colour = () => getComputedStyle(document.querySelector('h1') ?? document.body).color;
    const old = colour();
    radio.click();
    const atOnce = colour();
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    return [old, atOnce, colour()];
  });
  expect(after).not.toBe(before);
  expect(after).toBe(settled);
});

test('forced colours leave controls an edge, a focus ring and a mark of what is selected', long, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/products/Himalayan_Shilajit_Resin');
  const buy = page.getByRole('button', { name: 'Buy Now' }).first();
  await expect(buy).toHaveCSS('border-top-style', 'solid');
  await expect(buy).toHaveCSS('border-top-color', 'rgb(0, 0, 0)');
  await page.keyboard.press('Tab');
  await buy.focus();
  await expect(buy).toHaveCSS('outline-style', 'solid');

  const thumbnails = page.getByRole('list', { name: 'Pictures' }).getByRole('button');
  await expect(thumbnails.nth(0)).toHaveCSS('outline-width', '3px');
  await expect(thumbnails.nth(1)).not.toHaveCSS('outline-style', 'solid');
  await expect(buy).toHaveCSS('color', 'rgb(0, 0, 0)');
  const footer = page.getByRole('contentinfo');
  // A system colour in a token would leave them as invisible as they are on white without their green surface.
  await expect(footer.getByRole('heading').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(footer.getByText('Light')).toHaveCSS('color', 'rgb(0, 0, 0)');
  // Drawings take the system's colours too, whatever theme was chosen.
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  const stars = page.locator('main .stars').first();
  await expect(stars).toHaveCSS('background-image', /^linear-gradient\(to right, rgb\(0, 0, 0\) /);
});

test('more contrast changes the colours of text and edges', long, async ({ page }) => {
  await page.goto('/about-us');
  const soft = page.locator('main .text-ink-soft').first();
  await expect(soft).toHaveCSS('color', 'rgb(74, 90, 80)');
  await page.emulateMedia({ contrast: 'more' });
  await expect(soft).toHaveCSS('color', 'rgb(51, 65, 58)');
  await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
  await expect(soft).toHaveCSS('color', 'rgb(214, 221, 213)');
});

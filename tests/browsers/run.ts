import { serveBuild } from '../support/hosting/serveBuild';
import { hostedPorts } from '../support/run/ports.mjs';
import { startShopServer } from '../support/server/startShopServer';
import type { StartBrowser } from './drivers/browser';
import { findFirefox } from './drivers/firefox';
import { findPlaywrights } from './drivers/playwright';
import { findWebKit } from './drivers/webkit';
import { hostedJourneys, journeys } from './journeys';
import { shopper } from './shopper';

/**
 * `npm run test:browsers`: the core journeys on both builds in Firefox and WebKit, installed or from Playwright; reports
 * missing browsers. Arguments select browsers. Ends with "N passed, N failed".
 */
const kinds: Readonly<Record<string, StartBrowser | null>> = {
  firefox: findFirefox() ?? findPlaywrights('firefox'),
  webkit: findWebKit() ?? findPlaywrights('webkit'),
};
const wanted = process.argv.slice(2);
const counts = { passed: 0, failed: 0 };

const hosted = await serveBuild('.cache/dist-hosted', hostedPorts.page);
const demo = await serveBuild('.cache/dist-demo', 0);

/** With its own browser and server; repeated once if the browser hung. */
async function walk(
  start: StartBrowser,
  build: string,
  base: string,
  journey: (typeof journeys | typeof hostedJourneys)[number],
  again = true,
): Promise<void> {
  const farSide = build === 'hosted' ? await startShopServer({ ports: hostedPorts }) : null;
  const browser = await start();
  const began = Date.now();
  const tell = (mark: string, more = '') =>
    console.log(
      `  ${mark} ${browser.name}, ${build}: ${journey.name} (${Math.round((Date.now() - began) / 1000)} s)${more}`,
    );
  const shop = shopper(browser, base);
  let stoodStill = false;
  try {
    await journey.walk(shop);
    const errors = await shop.errors();
    if (errors.length > 0) throw new Error(`The page complains:\n    ${errors.join('\n    ')}`);
    counts.passed += 1;
    tell('✓');
  } catch (error) {
    if (again && (await shop.standsStill().catch(() => false))) {
      tell('–', ': the browser itself stood still and is started anew');
      stoodStill = true;
    } else {
      counts.failed += 1;
      tell(
        '✗',
        `\n    ${error instanceof Error ? error.message : error}\n    ${(await shop.errors()).join('\n    ')}\n    The page: ${await shop.pageText()}`,
      );
    }
  } finally {
    await browser.close();
    await farSide?.stop();
  }
  if (stoodStill) await walk(start, build, base, journey, false);
}

for (const [kind, start] of Object.entries(kinds)) {
  if (wanted.length > 0 && !wanted.includes(kind)) continue;
  if (!start) {
    console.log(`  – ${kind} is not on this machine: left out`);
    continue;
  }
  for (const journey of [...hostedJourneys, ...journeys]) await walk(start, 'hosted', hosted.url, journey);
  for (const journey of journeys) await walk(start, 'demo', demo.url, journey);
}

await hosted.stop();
await demo.stop();
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { serveBuild } from '../support/hosting/serveBuild';
import { findBrowser } from '../support/run/findBrowser.mjs';
import { lanes, origin } from '../support/run/ports.mjs';
import { startShopServer } from '../support/server/startShopServer';
import { pageFigures } from './pageFigures';
import { asRatios, asTables, type Measured } from './report';
import { touchFigures } from './touchFigures';

/**
 * `npm run bench`: measures the hosted build on a phone, with a small and a large catalogue. Writes .cache/bench.json;
 * `-- --against FILE` compares with an earlier run, `--runs 3` measures less often, `--products 24` only one catalogue.
 */
const { values } = parseArgs({
  options: { against: { type: 'string' }, runs: { type: 'string' }, products: { type: 'string' } },
});
const runs = Number(values.runs ?? 5);
const catalogues = values.products ? [Number(values.products)] : [24, 10_000];
const paths = ['/', '/medicines', '/products/Himalayan_Shilajit_Resin', '/cart'];
const debuggingPort = lanes.hosted.page + 60;
const report = path.resolve('.cache/bench.json');

const executablePath = await findBrowser();
if (spawnSync('node', ['tests/support/run/builds.mjs'], { stdio: 'inherit' }).status !== 0) process.exit(1);
const cdn = await serveBuild('.cache/dist-hosted', lanes.hosted.page);
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${debuggingPort}`],
});

async function measure(products: number): Promise<Measured> {
  const server = await startShopServer({ ports: lanes.hosted, products, packed: true });
  const shop = origin(lanes.hosted.page);
  try {
    const pages: Record<string, Awaited<ReturnType<typeof pageFigures>>> = {};
    for (const address of paths) pages[address] = await pageFigures(shop + address, debuggingPort, runs);
    return { products, pages, touch: await touchFigures(browser, shop, runs) };
  } finally {
    await server.stop();
  }
}

const all: Measured[] = [];
for (const products of catalogues) all.push(await measure(products));
await browser.close();
await cdn.stop();

mkdirSync(path.dirname(report), { recursive: true });
writeFileSync(report, JSON.stringify(all, null, 2));
console.log(`\n${asTables(all)}\n\nWritten to ${path.relative(process.cwd(), report)}`);
if (values.against) console.log(`\n${asRatios(all, JSON.parse(readFileSync(values.against, 'utf8')))}`);
process.exit(0);

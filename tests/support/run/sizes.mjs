import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Fails where the hosted build's English files exceed a budget (kB, gzip), or a page that is not its own loads a large part.
 * What a page needs to be usable is what its chunk and the entry import statically. tests/e2e/size.hosted.spec.ts checks a visit.
 */
const dir = '.cache/dist-hosted';
const manifest = JSON.parse(readFileSync(`${dir}.manifest.json`, 'utf8'));
const pages = ['HomePage', 'ListingPage', 'ProductPage'];
// The named packages alone are 134 kB as published, and one stylesheet serves shop and dashboard (docs/decisions.md).
const budgets = { script: 210, style: 17, fonts: 60, html: 25 };
/** In chunks of their own, found by a text that only they contain. */
const apart = {
  PayPal: /paypal-js/,
  'phone numbers': /country_calling_codes/,
  'the carousel’s library': /slick-track/,
  'the chart': /recharts-/,
  'the dashboard': /Show All Bookings/,
};

const textOf = (file) => readFileSync(path.join(dir, file));
const packed = (file) => gzipSync(textOf(file), { level: 9 }).length / 1000;
const problems = [];

function check(what, budget, files, size = packed) {
  const kB = [...new Set(files)].reduce((total, file) => total + size(file), 0);
  console.log(`${what}: ${kB.toFixed(1)} of ${budget} kB`);
  if (kB > budget) problems.push(`${what} exceeds ${budget} kB: ${kB.toFixed(1)}`);
}

/** A page's chunks: the entry, its own, and what these import statically. */
function chunksOf(page) {
  const keys = new Set([...Object.keys(manifest).filter((key) => manifest[key].isEntry), `src/pages/${page}.tsx`]);
  for (const key of keys) for (const imported of manifest[key].imports ?? []) keys.add(imported);
  return [...keys].map((key) => manifest[key]);
}

const holds = (text, { file }) => file.endsWith('.js') && text.test(textOf(file));
// A text that no chunk contains proves nothing.
for (const [what, text] of Object.entries(apart))
  if (!Object.values(manifest).some((chunk) => holds(text, chunk)))
    problems.push(`No chunk contains ${what}: update its text`);

for (const page of pages) {
  const chunks = chunksOf(page);
  const scripts = chunks.map(({ file }) => file);
  const styles = chunks.flatMap(({ css = [] }) => css);
  check(`${page}, script`, budgets.script, scripts);
  check(`${page}, style`, budgets.style, styles);
  for (const [what, text] of Object.entries(apart))
    for (const chunk of chunks.filter((each) => holds(text, each)))
      problems.push(`${page}: ${chunk.file} holds ${what}`);
}

const files = readdirSync(dir, { recursive: true });
const fonts = files.filter((file) => /^assets\/.*\.woff2$/.test(file));
check('fonts', budgets.fonts, fonts, (file) => textOf(file).length / 1000);
for (const file of files.filter((each) => each.endsWith('.html'))) check(file, budgets.html, [file]);

if (problems.length > 0) {
  console.error(`\nSizes:\n${problems.join('\n')}`);
  process.exit(1);
}

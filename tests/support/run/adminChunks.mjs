import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Fails if a shopper can load code of the dashboard: searches every chunk that the public routes of the hosted build import,
 * statically or dynamically, for text that only the dashboard, its chart and its virtual rows contain, and the list of the
 * service worker for its chunks.
 */
const dir = '.cache/dist-hosted';
const manifest = JSON.parse(readFileSync(`${dir}.manifest.json`, 'utf8'));
const isDashboard = (key) => /^src\/(pages|app)\/Admin\w+\.tsx$/.test(key);

/** Transitive imports of `entries`. */
function reachable(entries, isExcluded) {
  const seen = new Set();
  const pending = [...entries];
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    if (seen.has(key) || isExcluded(key)) continue;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key];
    pending.push(...imports, ...dynamicImports);
  }
  return [...seen];
}

const signatures = {
  'the dashboard’s lists': /Show All Bookings/,
  'its product form': /Add New Product/,
  'its ledger': /same-transaction/,
  'its CSV parser': /csvWorker/,
  'its packing slip': /Packing slip/,
  'its sign-in': /Admin sign-in/,
  'its slices': /statusChanges|productDrafts|adminSession/,
  recharts: /recharts-/,
  'react-virtual': /getVirtualItems/,
};

const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
const textOf = (key) => readFileSync(path.join(dir, manifest[key].file), 'utf8');
const shoppers = reachable(entries, isDashboard).map((key) => [key, textOf(key)]);
const admins = reachable(Object.keys(manifest).filter(isDashboard), () => false).map(textOf);

/** What the service worker downloads for a shopper. */
const worker = readFileSync(path.join(dir, 'service-worker.js'), 'utf8');
const downloaded = (key) => worker.includes(`/${manifest[key].file}`);
const shoppersKeys = new Set(shoppers.map(([key]) => key));
const onlyAdmins = Object.keys(manifest).filter((key) => !shoppersKeys.has(key) && /\.js$/.test(manifest[key].file));
const left = [...shoppersKeys].filter((key) => !downloaded(key) && !/AddressForm/.test(manifest[key].file));

const inWorker = [
  ...onlyAdmins.filter(downloaded).map((key) => `The service worker downloads ${key}`),
  ...left.map((key) => `The service worker does not download ${key}`),
];
const inChunks = Object.entries(signatures).flatMap(([what, signature]) => [
  ...shoppers.filter(([, text]) => signature.test(text)).map(([key]) => `${key} contains ${what}`),
  // A signature that no chunk contains proves nothing.
  ...(admins.some((text) => signature.test(text)) ? [] : [`No chunk contains ${what}: update its signature`]),
]);
const problems = [...inWorker, ...inChunks];

if (problems.length > 0) {
  console.error(`Shoppers load code of the dashboard:\n${problems.join('\n')}`);
  process.exit(1);
}
console.log(`clean: ${shoppers.length} chunks for shoppers`);

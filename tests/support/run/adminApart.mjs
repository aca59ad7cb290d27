import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Fails when a shopper can ever load code of the dashboard: whatever the public routes reach in the hosted build, at once
 * or later, is searched for what only the dashboard, its chart and its virtual rows hold.
 */
const dir = '.cache/dist-hosted';
const manifest = JSON.parse(readFileSync(`${dir}.manifest.json`, 'utf8'));
const isAdminPage = (key) => /^src\/pages\/Admin\w+\.tsx$/.test(key);

/** All chunks that `start` loads, at once or later, without those that `isClosed`. */
function reached(start, isClosed) {
  const seen = new Set();
  const open = [...start];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key) || isClosed(key)) continue;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key];
    open.push(...imports, ...dynamicImports);
  }
  return [...seen];
}

const marks = {
  'the dashboard’s lists': /Show All Bookings/,
  'its product form': /Add New Product/,
  'its ledger': /same-transaction/,
  'its packing slip': /Packing slip/,
  'its sign-in': /Admin Sign In/,
  recharts: /recharts-/,
  'react-virtual': /getVirtualItems/,
};

const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
const textOf = (key) => readFileSync(path.join(dir, manifest[key].file), 'utf8');
const shoppers = reached(entries, isAdminPage).map((key) => [key, textOf(key)]);
const admins = reached(Object.keys(manifest).filter(isAdminPage), () => false).map(textOf);

const problems = Object.entries(marks).flatMap(([what, mark]) => [
  ...shoppers.filter(([, text]) => mark.test(text)).map(([key]) => `${key} holds ${what}`),
  // A mark that is nowhere proves nothing.
  ...(admins.some((text) => mark.test(text)) ? [] : [`The build holds ${what} nowhere: look for something else`]),
]);

if (problems.length > 0) {
  console.error(`Code of the dashboard is not apart:\n${problems.join('\n')}`);
  process.exit(1);
}
console.log(`clean: ${shoppers.length} chunks for shoppers`);

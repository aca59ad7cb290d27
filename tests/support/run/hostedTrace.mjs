import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Fails if the hosted build contains demo code, source maps, a chunk manifest or anything like a secret. */
const dir = '.cache/dist-hosted';
const traces = [
  /demo-(api|payment|geocoder|paypal)/,
  /mockServiceWorker|setupWorker|tulsi-north-demo/,
  /-(front|detail|pack)-[\w-]+\.svg\n/,
  /Brahmanand\b.*Churna/,
  /stand-in/i,
  /demo\.example/,
  /BEGIN [A-Z ]*PRIVATE KEY|client_secret|sk_live_|AKIA[\dA-Z]{16}|gh[ps]_\w{30}|AIza[\w-]{35}|eyJ[\w-]{10,}\.eyJ/,
  /^\S*manifest\.json\n/,
  /sourceMappingURL=|\.map\n/,
  /\beval\(|new Function\(/,
  /The design of the shop|DesignPage/,
];

const found = readdirSync(dir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name))
  .flatMap((file) => {
    const text = `${file}\n${readFileSync(file, 'latin1')}`;
    return traces.filter((trace) => trace.test(text)).map((trace) => `${file}: ${trace}`);
  });

if (found.length > 0) {
  console.error(`The hosted build holds what it must not:\n${found.join('\n')}`);
  process.exit(1);
}
console.log('clean');

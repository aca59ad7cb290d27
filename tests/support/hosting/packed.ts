import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Found } from './fileAnswer';

/** Pictures, fonts and videos are compressed already. */
const texts = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

const kept = new Map<string, Buffer>();

/** A file's content by brotli at its best, as a CDN keeps it: packed once. Null where that gains nothing. */
export function packed({ file, stats }: Found): Buffer | null {
  if (!texts.has(path.extname(file))) return null;
  const key = `${file} ${stats.mtimeMs}`;
  const body = kept.get(key) ?? brotliCompressSync(readFileSync(file));
  kept.set(key, body);
  return body;
}

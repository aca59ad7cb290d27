import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Found } from './fileAnswer';

/** Pictures, fonts and videos are already compressed. */
const texts = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

const kept = new Map<string, Buffer>();

/** A file's brotli-compressed content, cached like on a CDN; null if compression gains nothing. */
export function packed({ file, stats }: Found): Buffer | null {
  if (!texts.has(path.extname(file))) return null;
  const key = `${file} ${stats.mtimeMs}`;
  const body = kept.get(key) ?? brotliCompressSync(readFileSync(file));
  kept.set(key, body);
  return body;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Found } from './fileAnswer';

/** Pictures, fonts and videos are already compressed. */
const texts = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

/** Brotli's qualities: a CDN packs a file once, as small as it gets; tests pack a build in 0.3 s instead of 11 s. */
export const quality = { cdn: constants.BROTLI_MAX_QUALITY, tests: 5 } as const;
export type Quality = (typeof quality)[keyof typeof quality];

const kept = new Map<string, Buffer>();

/** A file's brotli-compressed content, packed once; null if compression gains nothing. */
export function packed({ file, stats }: Found, level: Quality): Buffer | null {
  if (!texts.has(path.extname(file))) return null;
  const key = `${file} ${stats.mtimeMs} ${level}`;
  const params = { [constants.BROTLI_PARAM_QUALITY]: level };
  const body = kept.get(key) ?? brotliCompressSync(readFileSync(file), { params });
  kept.set(key, body);
  return body;
}

import { createReadStream, existsSync, readFileSync, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface Found {
  readonly file: string;
  readonly stats: Stats;
}

/** The file for a URL: the exact one, or the page of that name; null if there is none. */
export function findFile(root: string, address: string): Found | null {
  const asked = path.join(root, path.posix.normalize(`/${address}`));
  for (const file of [asked, `${asked}.html`, path.join(asked, 'index.html')]) {
    // A name that is too long for the disk is not an error: the address has no file.
    const stats = existsSync(file) ? statSync(file) : null;
    if (stats?.isFile()) return { file, stats };
  }
  return null;
}

/** A single byte range, as video players request it; null for the whole file. */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | null {
  const asked = /^bytes=(\d+)-(\d*)$/.exec(header ?? '');
  if (!asked) return null;
  const start = Number(asked[1]);
  const end = asked[2] ? Math.min(Number(asked[2]), size - 1) : size - 1;
  return start <= end ? { start, end } : null;
}

/** Sends a file with these headers: whole (compressed if accepted), partial, or 304. */
export function sendFile(
  { file, stats }: Found,
  status: number,
  headers: Readonly<Record<string, string>>,
  level: Quality,
  [incoming, outgoing]: readonly [IncomingMessage, ServerResponse],
): void {
  const tag = `W/"${stats.size.toString(16)}-${stats.mtimeMs.toString(16)}"`;
  const common = { ...headers, ETag: tag, 'Accept-Ranges': 'bytes' };
  if (status === 200 && incoming.headers['if-none-match'] === tag) {
    outgoing.writeHead(304, common).end();
    return;
  }
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const takesBrotli = /\bbr\b/.test(String(incoming.headers['accept-encoding'] ?? ''));
  const body = takesBrotli && !incoming.headers.range ? packed({ file, stats }, level) : null;
  if (body) {
    const packing = { 'Content-Type': type, 'Content-Encoding': 'br', 'Content-Length': body.length };
    outgoing.writeHead(status, { ...common, ...packing }).end(incoming.method === 'HEAD' ? undefined : body);
    return;
  }
  const range = status === 200 ? rangeOf(incoming.headers.range, stats.size) : null;
  const { start, end } = range ?? { start: 0, end: stats.size - 1 };
  outgoing.writeHead(range ? 206 : status, {
    ...common,
    'Content-Type': type,
    'Content-Length': end - start + 1,
    ...(range ? { 'Content-Range': `bytes ${start}-${end}/${stats.size}` } : {}),
  });
  if (incoming.method === 'HEAD' || stats.size === 0) outgoing.end();
  else createReadStream(file, { start, end }).pipe(outgoing);
}

/** `*` matches anything, `:name` one path segment. */
function addressPattern(address: string): RegExp {
  const literal = address.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`);
}

/** Parses a `_headers` file as static hosts do. Returns a URL's headers; duplicate names are joined. */
export function headersOf(file: string): (address: string) => Record<string, string> {
  const rules = file
    .split(/\n(?=\S)/)
    .map((block) => block.split('\n').filter((line) => line.trim()))
    .map(([address = '', ...lines]) => ({
      address: addressPattern(address.trim()),
      headers: lines.map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
      }),
    }));
  return (address) => {
    const found: Record<string, string> = {};
    for (const rule of rules.filter((each) => each.address.test(address)))
      for (const [name, value] of rule.headers) found[name] = name in found ? `${found[name]}, ${value}` : value;
    return found;
  };
}

/** Parses a `_redirects` file: which file serves a URL without a file, or any URL where `forced`, and with which status. */
export function fallbackOf(file: string) {
  const rules = file
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([address]) => address && !address.startsWith('#'))
    .map(([address = '', to = '', status = '301']) => ({
      address: addressPattern(address),
      file: to,
      status: Number.parseInt(status, 10),
      forced: status.endsWith('!'),
    }));
  return (asked: string) => rules.find(({ address }) => address.test(asked));
}

/** Pictures, fonts and videos are already compressed. */
const texts = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

/** Brotli's qualities: a CDN packs a file once, as small as it gets; tests pack a build in 0.3 s instead of 11 s. */
export const quality = { cdn: constants.BROTLI_MAX_QUALITY, tests: 5 } as const;
export type Quality = (typeof quality)[keyof typeof quality];

const packedFiles = new Map<string, Buffer>();

/** A file's brotli-compressed content, packed once; null for formats that are already compressed. */
export function packed({ file, stats }: Found, level: Quality): Buffer | null {
  if (!texts.has(path.extname(file))) return null;
  const key = `${file} ${stats.mtimeMs} ${level}`;
  const params = { [constants.BROTLI_PARAM_QUALITY]: level };
  const body = packedFiles.get(key) ?? brotliCompressSync(readFileSync(file), { params });
  packedFiles.set(key, body);
  return body;
}

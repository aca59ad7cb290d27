import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { type Listener, listenOn } from '../server/listen';
import { findFile, sendFile } from './fileAnswer';
import { fallbackOf, headersOf } from './headersOf';
import { type Quality, quality } from './packed';

/** Hosts read these files and do not serve them. */
const kept = /^\/(_headers|_redirects|\..*)$/;

const unlisted = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** The decoded path; null if malformed. */
function addressOf(incoming: IncomingMessage): string | null {
  try {
    return decodeURIComponent(new URL(incoming.url ?? '/', 'http://shop').pathname);
  } catch {
    return null;
  }
}

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Answers as a static host does: each with the headers of the build's `_headers`, an address without a file as `_redirects` says. */
export function buildAnswers(dir: string, level: Quality = quality.tests): Answer {
  const headersFor = headersOf(readFileSync(path.join(dir, '_headers'), 'utf8'));
  const fallbackFor = fallbackOf(readFileSync(path.join(dir, '_redirects'), 'utf8'));

  /** The file, or the fallback with the status of such hosts. */
  function foundAt(address: string) {
    const fallback = fallbackFor(address);
    const file = fallback?.forced ? null : findFile(dir, address);
    if (file) return { ...file, status: 200, headers: {} };
    const page = fallback && findFile(dir, fallback.file);
    return page ? { ...page, status: fallback.status, headers: unlisted } : null;
  }

  return (incoming, outgoing) => {
    const address = addressOf(incoming);
    if (address === null) {
      outgoing.writeHead(400).end();
      return;
    }
    const found = kept.test(address) ? null : foundAt(address);
    const headers = headersFor(address);
    if (found) sendFile(found, found.status, { ...found.headers, ...headers }, level, [incoming, outgoing]);
    else outgoing.writeHead(404, headers).end();
  };
}

/**
 * Serves a build like a static host, with `_headers` and `_redirects`. All headers apply on http too: browsers ignore
 * HSTS there and treat the loopback as secure. Port 0 picks a free one.
 */
export function serveBuild(dir: string, port: number): Promise<Listener> {
  return listenOn(port, buildAnswers(dir));
}

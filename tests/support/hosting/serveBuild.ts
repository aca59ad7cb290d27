import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { checkEnv } from '@/config/envCheck';
import { writeHostingFiles } from '@/hosting/hostingFiles';
import { type Listener, listenOn } from '../server/listen';
import { fallbackOf, findFile, headersOf, type Quality, quality, sendFile } from './fileResponse';

/** Hosts read these files and do not serve them. */
const unserved = /^\/(_headers|_redirects|\..*)$/;

const unlisted = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** The decoded path; null if malformed. */
function addressOf(incoming: IncomingMessage): string | null {
  try {
    return decodeURIComponent(new URL(incoming.url ?? '/', 'http://shop').pathname);
  } catch {
    return null;
  }
}

type Respond = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Responds as a static host does: each with the headers of the build's `_headers`, an address without a file as `_redirects` says. */
export function buildResponses(dir: string, level: Quality = quality.tests): Respond {
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
    const found = unserved.test(address) ? null : foundAt(address);
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
  return listenOn(port, buildResponses(dir));
}

/** Serves builds on one address, one after the other, like a static host over several deploys. */
export async function changingHost(first: string) {
  let respond = buildResponses(first);
  const requests: string[] = [];
  const { url, stop } = await listenOn(0, (incoming, outgoing) => {
    requests.push(incoming.url ?? '');
    respond(incoming, outgoing);
  });
  return {
    url,
    stop,
    /** Paths of all requests so far. */
    requests,
    deploy: (dir: string) => {
      respond = buildResponses(dir);
    },
    /** Closes every connection without a response, as a host that is down. */
    goDown: () => {
      respond = (incoming) => incoming.socket.destroy();
    },
  };
}

const codeFile = /\.(js|css|html)$/;
const hashOfName = /-([\w-]{8})\.js$/;

const reversed = (text: string) => [...text].reverse().join('');

/**
 * Writes the next deploy of a build into `to`: the same shop with other names for its code and another worker. Its HTML names
 * the deploy in `<meta name="deploy">`. `env` is that of the build.
 */
export async function writeNextBuild(from: string, to: string, env: Record<string, string>): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((file) => codeFile.test(file));
  const hashes = files.flatMap((file) => hashOfName.exec(file)?.[1] ?? []);
  const renamed = (text: string) =>
    hashes.reduce((all, hash) => all.replaceAll(`-${hash}.`, `-${reversed(hash)}.`), text);
  for (const file of files) {
    const text = readFileSync(path.join(to, file), 'utf8');
    rmSync(path.join(to, file));
    // The checksums of the files and the build's id change with their content.
    const changed = renamed(text)
      .replace('<head>', '<head><meta name="deploy" content="next" />')
      .replaceAll(/integrity:[`"'][^`"']*[`"']/g, 'integrity:undefined')
      .replace(/(id:[`"'])([0-9a-f]{16})/, (_, start, id) => start + reversed(id));
    writeFileSync(path.join(to, renamed(file)), changed);
  }
  await writeHostingFiles(to, checkEnv(env));
}

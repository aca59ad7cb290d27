import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import { findFile, packed, quality } from '../../support/hosting/fileResponse';
import { buildResponses } from '../../support/hosting/serveBuild';
import { makeCertificate } from '../../support/server/certificate';
import type { Subject } from '../subjects';
import { type Handle, listenSecurely, makeBackend } from './backend';

/** HTTP/2 requests and responses of Node have the methods of those of HTTP/1 that a static host uses. */
type Messages = [IncomingMessage, ServerResponse];

function handlerOf(respond: (request: Request) => Promise<Response>): Handle {
  return (incoming, outgoing) => {
    const messages = [incoming, outgoing] as unknown as Messages;
    respond(createRequest(...messages))
      .then((response) => sendResponse(messages[1], response))
      .catch((error: unknown) => {
        if (!outgoing.destroyed) console.error(error);
      });
  };
}

/** Compresses the files that the pages will request: a CDN has them ready when a shopper comes. */
export function packAhead({ dir, pages }: Subject): void {
  const code = readdirSync(`${dir}/assets`).map((name) => `assets/${name}`);
  for (const address of ['index.html', ...code, ...Object.values(pages).map((page) => page.address)]) {
    const found = findFile(dir, address);
    if (found) packed(found, quality.cdn);
  }
}

/** A page host and a host of an API elsewhere, HTTP/2 and brotli both, as a CDN and a compressing backend serve them. */
export async function startHosts(pagePort: number, apiPort: number) {
  const certificate = makeCertificate();
  const page = `https://127.0.0.1:${pagePort}`;
  const api = `https://127.0.0.1:${apiPort}`;
  let pages: Handle = (_, outgoing) => void outgoing.writeHead(503).end();
  let backend: Handle = pages;
  const stops = [
    await listenSecurely(pagePort, certificate, (...messages) =>
      (messages[0].url.startsWith('/api/') ? backend : pages)(...messages),
    ),
    await listenSecurely(apiPort, certificate, (...messages) => backend(...messages)),
  ];
  return {
    page,
    api,
    /** Puts a subject's build and a backend with so many products online. */
    show: ({ dir, api: where }: Subject, products: number) => {
      const files = buildResponses(dir, quality.cdn);
      pages = (...messages) => files(...(messages as unknown as Messages));
      backend = handlerOf(makeBackend(where === 'same origin' ? `${page}/api` : api, products));
    },
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

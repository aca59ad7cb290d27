import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import { type HostName, hosts } from '@/contract/calls';

export interface Listener {
  /** `http://127.0.0.1:port`. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves HTTP on a loopback port; port 0 picks a free one. `stop` ends pending responses. Idle connections stay open:
 * after Node's five seconds, a client on a busy machine sends its next request into the closing connection.
 */
export async function listenOn(port: number, handle: RequestListener): Promise<Listener> {
  const server = createServer({ keepAliveTimeout: 0 }, handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const taken = server.address();
  return {
    url: `http://127.0.0.1:${typeof taken === 'object' && taken ? taken.port : port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * A network error: breaks the connection in the middle of the response. Before the first byte, a browser would silently
 * retry the request on a new connection.
 */
function breakOff(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(200, {
    'Content-Length': '1000',
    'Content-Type': 'application/json',
    'Access-Control-Allow-Origin': incoming.headers.origin ?? '*',
    'Access-Control-Allow-Credentials': 'true',
  });
  outgoing.write('{', () => incoming.socket.destroy());
}

/** `listenOn`, with a handler in the terms of fetch. */
export function listen(port: number, handle: (request: Request) => Promise<Response>): Promise<Listener> {
  return listenOn(port, async (incoming, outgoing) => {
    try {
      const response = await handle(createRequest(incoming, outgoing));
      if (response.type === 'error') breakOff(incoming, outgoing);
      else if (!outgoing.destroyed) await sendResponse(outgoing, response);
    } catch (error) {
      // The client has disconnected, or a response ends in the middle.
      if ((incoming.destroyed && !incoming.complete) || outgoing.headersSent) return void incoming.socket.destroySoon();
      console.error(error);
      incoming.socket.destroy();
    }
  });
}

const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * CORS headers. Hosts with cookies name the origin and allow credentials; the others send `*`, so that a client that sends
 * them cookies fails as it would in production.
 */
export function corsHeaders(host: HostName, request: Request): Record<string, string> {
  const origin = request.headers.get('Origin');
  if (!origin) return {};
  if (!hosts[host].cookies)
    return { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After' };
  if (!loopback.test(origin)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'Retry-After',
    Vary: 'Origin',
  };
}

/** The response to a preflight; null for any other request. */
export function preflight(host: HostName, request: Request): Response | null {
  if (request.method !== 'OPTIONS' || !request.headers.has('Access-Control-Request-Method')) return null;
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(host, request),
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers': hosts[host].cookies ? 'Authorization, Content-Type' : 'Content-Type',
      'Access-Control-Max-Age': '600',
    },
  });
}

/** A free loopback port. */
export async function freePort(): Promise<number> {
  const { url, stop } = await listenOn(0, () => {});
  await stop();
  return Number(new URL(url).port);
}

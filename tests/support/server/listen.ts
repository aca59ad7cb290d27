import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';

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

type Handler = (request: Request) => Promise<Response>;

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

async function serve(handle: Handler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await handle(createRequest(incoming, outgoing));
  if (response.type === 'error') breakOff(incoming, outgoing);
  else if (!outgoing.destroyed) await sendResponse(outgoing, response);
}

/** `listenOn`, with a handler in the terms of fetch. */
export function listen(port: number, handle: Handler): Promise<Listener> {
  return listenOn(port, (incoming, outgoing) => {
    serve(handle, incoming, outgoing).catch((error: unknown) => {
      // The client has disconnected, or a response is broken off in the middle.
      if ((incoming.destroyed && !incoming.complete) || outgoing.headersSent) return void incoming.socket.destroySoon();
      console.error(error);
      incoming.socket.destroy();
    });
  });
}

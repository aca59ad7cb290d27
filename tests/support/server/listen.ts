import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';

type Answer = (request: Request) => Promise<Response>;

export interface Listener {
  /** `http://127.0.0.1:port`. */
  readonly url: string;
  stop(): Promise<void>;
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

async function serve(answer: Answer, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await answer(createRequest(incoming, outgoing));
  if (response.type === 'error') breakOff(incoming, outgoing);
  else if (!outgoing.destroyed) await sendResponse(outgoing, response);
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

/** Serves HTTP on a loopback port; port 0 picks a free one. `stop` ends pending responses. */
export async function listen(port: number, answer: Answer): Promise<Listener> {
  const server = createServer((incoming, outgoing) => {
    serve(answer, incoming, outgoing).catch((error: unknown) => {
      // The client has disconnected.
      if (incoming.destroyed && !incoming.complete) return;
      console.error(error);
      incoming.socket.destroy();
    });
  });
  await listening(server, port);
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${taken}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

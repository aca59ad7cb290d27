import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import { type Listener, listenOn } from './listenOn';

type Answer = (request: Request) => Promise<Response>;

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

/** `listenOn`, with an answer in the terms of fetch. */
export function listen(port: number, answer: Answer): Promise<Listener> {
  return listenOn(port, (incoming, outgoing) => {
    serve(answer, incoming, outgoing).catch((error: unknown) => {
      // The client has disconnected, or an answer is broken off in the middle.
      if ((incoming.destroyed && !incoming.complete) || outgoing.headersSent) return void incoming.socket.destroySoon();
      console.error(error);
      incoming.socket.destroy();
    });
  });
}

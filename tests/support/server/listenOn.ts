import { createServer, type RequestListener } from 'node:http';

export interface Listener {
  /** `http://127.0.0.1:port`. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves HTTP on a loopback port; port 0 picks a free one. `stop` ends pending responses. Idle connections stay open:
 * after Node's five seconds, a client on a busy machine sends its next request into the closing connection.
 */
export async function listenOn(port: number, answer: RequestListener): Promise<Listener> {
  const server = createServer({ keepAliveTimeout: 0 }, answer);
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

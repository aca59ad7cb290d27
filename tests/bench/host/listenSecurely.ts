import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';

export type Handle = (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => void;

/** HTTP/2 over TLS on a loopback port. Returns a function that stops it. */
export async function listenSecurely(
  port: number,
  certificate: { key: Buffer; cert: Buffer },
  handle: Handle,
): Promise<() => Promise<void>> {
  const server = createSecureServer({ ...certificate, allowHTTP1: true });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('request', handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const session of sessions) session.destroy();
    });
}

import { createServer } from 'node:net';

/** A free loopback port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const taken = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof taken === 'object' && taken ? taken.port : 0;
}

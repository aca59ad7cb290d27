import { expect, it } from 'vitest';
import { listenOn } from '../../support/server/listen';

it('idle connections are not closed under a client that is about to send', async () => {
  const server = await listenOn(0, (_, outgoing) => outgoing.end('ok'));
  const { headers } = await fetch(server.url);
  await server.stop();
  expect(headers.get('connection')).toBe('keep-alive');
  // Node announces the seconds after which it closes an idle connection.
  expect(headers.get('keep-alive')).toBeNull();
});

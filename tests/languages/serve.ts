import { serveBuild } from '../support/hosting/serveBuild';
import { demoPort } from '../support/run/ports.mjs';

/** Until SIGTERM. */
const server = await serveBuild(process.env.TEXTS_WRITER ? '.cache/dist-pseudo' : '.cache/dist-demo', demoPort);
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void server.stop().then(() => process.exit(0)));

import { readFileSync } from 'node:fs';
import { hostedPorts } from '../run/ports.mjs';
import { startShopServer } from './startShopServer';

/**
 * `npx tsx --tsconfig tests/tsconfig.json tests/support/server/cli.ts [products] [bookings] [customers]`: runs until SIGTERM.
 * PHOTO=file.jpg replaces every picture.
 */
const [products, bookings, customers] = process.argv.slice(2).map(Number);
const server = await startShopServer({
  ports: hostedPorts,
  ...(products ? { products } : {}),
  ...(bookings ? { bookings } : {}),
  ...(customers ? { customers } : {}),
  ...(process.env.PHOTO ? { photo: readFileSync(process.env.PHOTO) } : {}),
});
console.log(`The shop's test server is ready: ${JSON.stringify(server.urls)}`);

const stop = () => {
  void server.stop().then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

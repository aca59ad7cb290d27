import { startShopServer } from './startShopServer';

/** `npx tsx --tsconfig tests/tsconfig.json tests/support/server/cli.ts [products] [bookings]`: runs until SIGTERM. */
const [products, bookings] = process.argv.slice(2).map(Number);
const server = await startShopServer({
  ...(products ? { products } : {}),
  ...(bookings ? { bookings } : {}),
});
console.log(`The shop's test server is ready: ${JSON.stringify(server.urls)}`);

const stop = () => {
  void server.stop().then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

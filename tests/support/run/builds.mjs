import { spawn } from 'node:child_process';
import { lanes, origin } from './ports.mjs';
import { tool } from './tools.mjs';

/** Builds both flavours for the journeys, whatever .env the developer keeps; the hosted one once for each lane. */
const blank = Object.fromEntries(
  [
    'API_BASE_URL',
    'ADDRESS_API_BASE_URL',
    'PAYMENT_API_BASE_URL',
    'GEOCODER_BASE_URL',
    'PAYPAL_CLIENT_ID',
    'PAYPAL_ENVIRONMENT',
    'PAYPAL_SDK_URL',
    'CONTACT_EMAIL',
    'CONTACT_PHONE',
    'WHATSAPP_NUMBER',
    'BACKEND',
  ].map((name) => [`VITE_${name}`, '']),
);

const hosted = (lane) => ({
  VITE_BACKEND: 'hosted',
  VITE_API_BASE_URL: origin(lane.api),
  VITE_ADDRESS_API_BASE_URL: origin(lane.address),
  VITE_PAYMENT_API_BASE_URL: origin(lane.payment),
  VITE_GEOCODER_BASE_URL: origin(lane.geocoder),
  VITE_PAYPAL_CLIENT_ID: 'test-client-id',
  VITE_PAYPAL_SDK_URL: `${origin(lane.payment)}/sdk/js`,
  VITE_CONTACT_EMAIL: 'care@shop.test',
  VITE_CONTACT_PHONE: '+1 416 555 0137',
  VITE_WHATSAPP_NUMBER: '14165550137',
});

function build(outDir, env) {
  const args = [tool('vite'), 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  return new Promise((resolve) => {
    const running = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...blank, ...env } });
    running.once('exit', (code) => resolve(code === 0));
  });
}

const built = await Promise.all([
  build('.cache/dist-demo', { VITE_BACKEND: 'demo' }),
  ...Object.entries(lanes).map(([name, lane]) => build(`.cache/dist-${name}`, hosted(lane))),
]);
process.exit(built.every(Boolean) ? 0 : 1);

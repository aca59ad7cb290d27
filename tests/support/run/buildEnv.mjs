import { hostedOrigins } from './ports.mjs';

/** Empty values keep a developer's .env out of test builds. */
export const noEnv = Object.fromEntries(
  [
    'API_BASE_URL',
    'ADDRESS_API_BASE_URL',
    'PAYMENT_API_BASE_URL',
    'GEOCODER_BASE_URL',
    'PAYPAL_CLIENT_ID',
    'PAYPAL_ENVIRONMENT',
    'PAYPAL_SDK_URL',
    'SITE_URL',
    'SERVICE_WORKER',
    'IMAGE_TEMPLATE',
    'REPORT_URL',
    'CONTACT_EMAIL',
    'CONTACT_PHONE',
    'WHATSAPP_NUMBER',
    'BACKEND',
  ].map((name) => [`VITE_${name}`, '']),
);

export const hostedEnv = ({ api, address, payment, geocoder } = hostedOrigins) => ({
  VITE_BACKEND: 'hosted',
  VITE_API_BASE_URL: api,
  VITE_ADDRESS_API_BASE_URL: address,
  VITE_PAYMENT_API_BASE_URL: payment,
  VITE_GEOCODER_BASE_URL: geocoder,
  VITE_SITE_URL: 'https://shop.example',
  VITE_PAYPAL_CLIENT_ID: 'test-client-id',
  VITE_PAYPAL_SDK_URL: `${payment}/sdk/js`,
  VITE_CONTACT_EMAIL: 'care@shop.test',
  VITE_CONTACT_PHONE: '+1 416 555 0137',
  VITE_WHATSAPP_NUMBER: '14165550137',
});

import { env } from '@/config/env';

/** Link that calls the shop. */
export const telHref = `tel:${env.contactPhone.replace(/[^\d+]/g, '')}`;

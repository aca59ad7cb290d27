import type { Env } from './envCheck';

/** Checked at build time (vite.config.ts). */
export const env: Env = __STORE_ENV__;

import type { ShownEnv } from './envCheck';

/** Checked at build time (vite.config.ts). */
export const env: ShownEnv = __STORE_ENV__;

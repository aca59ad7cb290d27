import type { Env } from './envCheck';

/** The checked environment. The check itself ran when the bundle was built (vite.config.ts). */
export const env: Env = __STORE_ENV__;

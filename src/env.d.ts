/// <reference types="vite/client" />

/** The checked environment, put into the bundle by vite.config.ts. */
declare const __STORE_ENV__: import('./config/envCheck').Env;
/** True in the demo build only; lets a hosted build drop the demo code. */
declare const __DEMO__: boolean;

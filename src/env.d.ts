/// <reference types="vite/client" />

/** The checked environment, which vite.config.ts puts into the bundle. */
declare const __STORE_ENV__: import('./config/envCheck').ShownEnv;
/** True in the demo build only; lets a hosted build drop the demo code. */
declare const __DEMO__: boolean;
/** `Env.imageTemplate` as a constant of its own: if it is '', the build drops the code that reads it. */
declare const __IMAGE_TEMPLATE__: string;
/** `Env.reportUrl` as a constant of its own: if it is '', the build drops the code that reports. */
declare const __REPORT_URL__: string;

interface Window {
  /** Responses to the GETs that the HTML sent (`src/early/firstCalls.ts`) by absolute URL; axios takes each once. */
  earlyResponses?: Record<string, Promise<Response>>;
  /** The button that was clicked last (`src/early/visitor.ts`). */
  earlyPress?: HTMLElement | null | undefined;
}

/// <reference types="vite/client" />

/** The checked environment, put into the bundle by vite.config.ts. */
declare const __STORE_ENV__: import('./config/envCheck').ShownEnv;
/** True in the demo build only; lets a hosted build drop the demo code. */
declare const __DEMO__: boolean;
/** `Env.imageTemplate`, by itself: without one the code that reads it is left out of the build. */
declare const __IMAGE_TEMPLATE__: string;
/** `Env.reportUrl`, by itself: without one the code that reports is left out of the build. */
declare const __REPORT_URL__: string;

interface Window {
  /** Responses to the GETs that the HTML sent (`src/early/firstCalls.ts`), by their whole address; axios takes each once. */
  earlyResponses?: Record<string, Promise<Response>>;
  /** The button that was pressed last (`src/early/visitor.ts`). */
  earlyPress?: HTMLElement | null | undefined;
}

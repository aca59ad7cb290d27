import type { ReactNode } from 'react';
import { env } from '@/config/env';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { appTexts } from './texts';

/** The outermost error screen: plain markup that needs neither router nor store. */
export function RootBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={() => (
        <main className="mx-auto max-w-text px-6 py-24 text-center">
          <h1 className="font-display text-3xl">{appTexts.shopFailed}</h1>
          <p className="mt-4">
            {appTexts.shopFailedHelp.before}{' '}
            <a className="underline" href={`mailto:${env.contactEmail}`}>
              {env.contactEmail}
            </a>
            {appTexts.shopFailedHelp.after}
          </p>
          <button
            type="button"
            className="mt-8 min-h-11 rounded-full bg-saffron px-6 font-semibold text-on-saffron"
            onClick={() => window.location.reload()}
          >
            {appTexts.reload}
          </button>
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

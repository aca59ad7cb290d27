import type { ReactNode } from 'react';
import { env } from '@/config/env';
import { ErrorBoundary } from '@/ui/ErrorBoundary';

/** The last net: plain markup that needs neither router nor store. */
export function RootBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={() => (
        <main className="mx-auto max-w-text px-6 py-24 text-center">
          <h1 className="font-display text-3xl">Something went wrong</h1>
          <p className="mt-4">
            Please reload the page. If it happens again, write to{' '}
            <a className="underline" href={`mailto:${env.contactEmail}`}>
              {env.contactEmail}
            </a>
            .
          </p>
          <button
            type="button"
            className="mt-8 min-h-11 rounded-full bg-saffron px-6 font-semibold"
            onClick={() => window.location.reload()}
          >
            Reload
          </button>
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

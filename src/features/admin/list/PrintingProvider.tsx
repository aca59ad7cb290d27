import { createContext, type ReactNode, use } from 'react';
import { usePrinting } from '@/lib/visibility';

const PrintingContext = createContext(false);

/** One listener for all lists of the dashboard: everything changes in one render. */
export function PrintingProvider({ children }: { children: ReactNode }) {
  return <PrintingContext value={usePrinting()}>{children}</PrintingContext>;
}

/** Whether the dashboard is being printed: with all rows, without controls. */
export function useIsPrinted(): boolean {
  return use(PrintingContext);
}

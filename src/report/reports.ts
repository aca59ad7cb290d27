import type { PaymentState } from '@/payment/record';

/** LCP, INP and TTFB in ms, CLS without a unit. */
export interface FigureReport {
  readonly kind: 'figure';
  readonly name: string;
  readonly value: number;
  /** The same for each value of one figure of one page load: the last one counts. */
  readonly id: string;
  readonly navigation: string;
  /** A pattern of `src/config/paths.ts`, or `*`. */
  readonly route: string;
}

export interface ErrorReport {
  readonly kind: 'error';
  readonly name: string;
  readonly message: string;
  /** Function, file, line and column, innermost first. */
  readonly frames: readonly string[];
  readonly route: string;
}

export interface PaymentReport {
  readonly kind: 'payment';
  readonly attempt: string;
  readonly capture: string | null;
  readonly state: PaymentState | 'UNREADABLE';
  /** Null where the record cannot be read. */
  readonly cents: number | null;
  readonly currency: string | null;
  readonly route: string;
}

export type Report = FigureReport | ErrorReport | PaymentReport;

/** Resolves to whether the report has left. */
export type Send = (report: Report) => Promise<boolean>;

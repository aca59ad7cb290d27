import type { HostName } from '@/contract/calls';
import type { Surroundings } from './answerCall';

/** Base URLs without a trailing slash; `payPalSdk` is the script's full URL. */
export type Bases = Readonly<Record<HostName | 'payPalSdk', string>>;

export interface HandlerOptions extends Surroundings {
  readonly bases: Bases;
  /** The text of payPal/standIn.js, which Vite and Node load differently. */
  readonly payPalScript: string;
}

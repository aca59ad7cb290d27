import type { Fault, FaultKind } from '@/demo/server/faults/fault';
import { type FaultGroupTexts, faultMenuTexts } from './faultMenuTexts';

export interface FaultEntry {
  readonly label: string;
  /** Both booking calls share their faults. */
  readonly calls: readonly Fault['call'][];
  readonly kind: FaultKind;
}

export interface FaultGroup {
  readonly title: string;
  readonly entries: readonly FaultEntry[];
}

const group = ({ title, faults }: FaultGroupTexts, calls: readonly Fault['call'][]): FaultGroup => ({
  title,
  entries: (Object.keys(faults) as FaultKind[]).map((kind) => ({ label: faults[kind] ?? kind, calls, kind })),
});

/** The faults on offer, in the order of a purchase. */
export const faultMenu: readonly FaultGroup[] = [
  group(faultMenuTexts.payPalScript, ['payPalSdk']),
  group(faultMenuTexts.createOrder, ['createOrder']),
  group(faultMenuTexts.captureOrder, ['captureOrder']),
  group(faultMenuTexts.booking, ['createBooking', 'createBuyNowBooking']),
  group(faultMenuTexts.anyCall, ['*']),
];

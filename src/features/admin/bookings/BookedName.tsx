import type { ReactNode } from 'react';
import type { AdminBookingLine } from '@/domain/adminBookings';
import { adminDomainTexts } from '@/domain/adminTexts';
import { EnglishText } from '@/ui/EnglishText';

interface Props {
  readonly line: AdminBookingLine;
  readonly children: ReactNode;
}

/** What names a booked product, or says that it is gone. */
export function BookedName({ line, children }: Props) {
  return <EnglishText when={line.name !== adminDomainTexts.productUnavailable}>{children}</EnglishText>;
}

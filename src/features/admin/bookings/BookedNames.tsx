import { Fragment } from 'react';
import type { AdminBookingLine } from '@/domain/adminBookings';
import { BookedName } from './BookedName';
import { adminBookingsTexts } from './texts';

/** A booking's products in one line. */
export function BookedNames({ lines }: { lines: readonly AdminBookingLine[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a booking never changes its lines.
    <Fragment key={index}>
      {index > 0 && ', '}
      <BookedName line={line}>{adminBookingsTexts.line(line.quantity, line.name)}</BookedName>
    </Fragment>
  ));
}

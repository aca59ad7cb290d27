import { type AdminBooking, oldestFirst } from '@/domain/bookings';
import { type LedgerEntry, ledgerReader } from '@/domain/ledger';
import { rowCache } from '@/features/admin/list/useQueryRows';
import { mapInChunks } from '@/lib/scheduling';

/** Both kinds of bookings as one ledger (ruling 23), newest first. */
export const ledgerRows = rowCache<AdminBooking, LedgerEntry>(async (bookings) =>
  (await mapInChunks(oldestFirst(bookings), ledgerReader(bookings))).toReversed(),
);

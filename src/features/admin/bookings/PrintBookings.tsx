import { FileText, Package } from 'lucide-react';
import type { AdminBooking } from '@/domain/adminBookings';
import { countText, formatCount } from '@/features/admin/list/format';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { ButtonLink } from '@/ui/Button';
import { maxSheets, type SheetKind, sheetParams } from './sheetParams';
import { adminBookingsTexts } from './texts';

const texts = adminBookingsTexts.print;

const sheets = [
  { kind: 'slip', Icon: Package },
  { kind: 'invoice', Icon: FileText },
] as const satisfies readonly { kind: SheetKind; Icon: typeof Package }[];

/** Links to the packing slips and invoices of the selected bookings. */
export function PrintBookings({ bookings }: { bookings: readonly Pick<AdminBooking, 'key'>[] }) {
  const { hrefWith } = useDashboardUrl();
  if (bookings.length === 0) return null;
  const printed = bookings.slice(0, maxSheets);
  return sheets.map(({ kind, Icon }) => (
    <ButtonLink
      key={kind}
      variant="secondary"
      size="small"
      to={hrefWith(
        sheetParams(
          kind,
          printed.map(({ key }) => key),
        ),
      )}
    >
      <Icon aria-hidden size={17} />
      {printed.length < bookings.length
        ? texts[kind].some(formatCount(printed.length), formatCount(bookings.length))
        : countText(texts[kind].all, printed.length)}
    </ButtonLink>
  ));
}

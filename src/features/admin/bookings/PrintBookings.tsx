import { FileText, Package } from 'lucide-react';
import type { AdminBooking } from '@/domain/bookings';
import { countText, formatCount } from '@/features/admin/list/format';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { ButtonLink } from '@/ui/Button';
import { adminBookingsTexts } from './texts';

export type SheetKind = 'slip' | 'invoice';

/** At most so many sheets are printed at once: their keys are in the URL. */
export const maxSheets = 100;

const separator = ',';

/** The URL parameters that open the sheets of some bookings, over whatever else is open. */
export function sheetParams(kind: SheetKind, keys: readonly string[]): Readonly<Record<string, string | null>> {
  return {
    open: null,
    slip: null,
    invoice: null,
    [kind]: keys.slice(0, maxSheets).map(encodeURIComponent).join(separator),
  };
}

function decoded(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    // Typed by hand: such a booking does not exist.
    return key;
  }
}

export function readSheetKeys(param: string): readonly string[] {
  return param.split(separator).filter(Boolean).map(decoded);
}

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

import type { AdminBooking } from '@/domain/adminBookings';
import { adminInvoice } from '@/domain/adminInvoice';
import { InvoiceBody } from '@/features/account/InvoiceBody';
import { PrintedSheet, SheetBar } from '@/features/account/PrintedSheet';
import { QueryResult } from '@/features/admin/list/QueryResult';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { PageTitle } from '@/features/layout/PageTitle';
import { PageHeading } from '@/ui/EmptyState';
import { PackingSlip } from './PackingSlip';
import { readSheetKeys, type SheetKind } from './sheetParams';
import { adminBookingsTexts, sheetTexts } from './texts';
import { useAllBookings } from './useBookings';

interface SheetProps {
  readonly kind: SheetKind;
  readonly booking: AdminBooking;
  /** The page's heading; the later sheets have their own. */
  readonly first: boolean;
}

function Sheet({ kind, booking, first }: SheetProps) {
  const { title } = sheetTexts[kind];
  return (
    <PrintedSheet className="mx-auto mb-8 max-w-3xl print:mb-0 print:max-w-none print:not-last:break-after-page">
      {first ? <PageHeading className="text-3xl">{title}</PageHeading> : <h2 className="text-3xl">{title}</h2>}
      {kind === 'slip' ? (
        <PackingSlip booking={booking} />
      ) : (
        <InvoiceBody
          orderId={booking.orderId || sheetTexts.withoutId}
          date={booking.date}
          invoices={[adminInvoice(booking)]}
        />
      )}
    </PrintedSheet>
  );
}

interface Props {
  readonly kind: SheetKind;
  /** As `sheetParams` writes it. */
  readonly keys: string;
}

/** The packing slips or invoices of some bookings, each on a page of its own. */
export function BookingSheets({ kind, keys }: Props) {
  const query = useAllBookings({ refetchOnMountOrArgChange: false });
  const { hrefWith } = useDashboardUrl();
  const wanted = readSheetKeys(keys);
  const texts = sheetTexts[kind];
  return (
    <>
      <PageTitle title={wanted.length > 1 ? texts.several(wanted.length) : texts.title} />
      <SheetBar backTo={hrefWith({ [kind]: null })} back={sheetTexts.back} print={sheetTexts.print} />
      <QueryResult query={query} texts={adminBookingsTexts.customer.query}>
        {(bookings) => {
          const byKey = new Map(bookings.map((booking) => [booking.key, booking]));
          const found = wanted.flatMap((key) => byKey.get(key) ?? []);
          const gone = wanted.length - found.length;
          if (found.length === 0) return <p>{sheetTexts.gone}</p>;
          return (
            <>
              {gone > 0 && <p className="mb-6 text-alert print:hidden">{sheetTexts.someGone(gone)}</p>}
              <div>
                {found.map((booking, index) => (
                  <Sheet key={booking.key} kind={kind} booking={booking} first={index === 0} />
                ))}
              </div>
            </>
          );
        }}
      </QueryResult>
    </>
  );
}

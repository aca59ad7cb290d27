import { shopName } from '@/config/constants';
import type { AdminBooking } from '@/domain/bookings';
import { InvoiceBody, PrintedSheet, SheetBar } from '@/features/account/Invoice';
import { OrderLines } from '@/features/account/OrderLines';
import { dateText } from '@/features/admin/list/format';
import { QueryResult } from '@/features/admin/list/QueryResult';
import { useAllBookingRows, withoutRefetch } from '@/features/admin/list/rows';
import { orderTexts } from '@/features/admin/list/texts';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { PageTitle } from '@/features/layout/PageTitle';
import { PageHeading } from '@/ui/EmptyState';
import { BookingAddress } from './BookingParts';
import { readSheetKeys, type SheetKind } from './SheetLinks';
import { adminBookingsTexts, sheetTexts } from './texts';

/** The sheet for the parcel, below its heading: addresses and products, without prices. */
function PackingSlip({ booking }: { booking: AdminBooking }) {
  return (
    <>
      <p className="mt-2 mb-6 wrap-anywhere">{sheetTexts.order(booking.orderId, dateText(booking.date))}</p>
      <div className="mb-8 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <BookingAddress title={sheetTexts.shipTo} address={booking.shippingAddress} />
        <BookingAddress title={sheetTexts.bookedBy} address={booking.bookingAddress} />
      </div>
      <OrderLines lines={booking.lines} withPrices={false} />
      <p className="mt-8 text-sm text-ink-soft">{sheetTexts.thanks(shopName)}</p>
    </>
  );
}

interface SheetProps {
  readonly kind: SheetKind;
  readonly booking: AdminBooking;
  /** Whether the sheet's title is the page's heading (h1). */
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
        <InvoiceBody orderId={booking.orderId || orderTexts.without} date={booking.date} invoices={[booking]} />
      )}
    </PrintedSheet>
  );
}

interface Props {
  readonly kind: SheetKind;
  /** The bookings' keys, in the format of `sheetParams`. */
  readonly keys: string;
}

/** The packing slips or invoices of some bookings, each on a page of its own. */
export function BookingSheets({ kind, keys }: Props) {
  const query = useAllBookingRows(withoutRefetch);
  const { hrefWith } = useDashboardUrl();
  const wanted = readSheetKeys(keys);
  const byKey = new Map(query.data?.map((booking) => [booking.key, booking]));
  const found = wanted.flatMap((key) => byKey.get(key) ?? []);
  const gone = wanted.length - found.length;
  const texts = sheetTexts[kind];
  return (
    <>
      <PageTitle title={wanted.length > 1 ? texts.several(wanted.length) : texts.title} />
      <SheetBar backTo={hrefWith({ [kind]: null })} back={sheetTexts.back} print={sheetTexts.print} />
      {found.length === 0 && (query.data || query.error) && (
        <PageHeading className="mb-4 text-3xl">{texts.title}</PageHeading>
      )}
      <QueryResult query={query} names={adminBookingsTexts.customer.records}>
        {() =>
          found.length === 0 ? (
            <p>{sheetTexts.gone}</p>
          ) : (
            <>
              {gone > 0 && <p className="mb-6 text-alert print:hidden">{sheetTexts.someGone(gone)}</p>}
              <div>
                {found.map((booking, index) => (
                  <Sheet key={booking.key} kind={kind} booking={booking} first={index === 0} />
                ))}
              </div>
            </>
          )
        }
      </QueryResult>
    </>
  );
}

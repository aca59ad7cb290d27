import { weakMapMemoize } from '@reduxjs/toolkit';
import { Fragment, type ReactNode } from 'react';
import { useAdminGetProductsQuery } from '@/api/adminApi';
import type { Address } from '@/contract/address';
import { adminDomainTexts } from '@/domain/adminTexts';
import { type AdminBookingLine, bookedProducts } from '@/domain/bookings';
import { formatKnown } from '@/domain/money';
import { AddressLines } from '@/features/addresses/AddressLines';
import { safeUrl } from '@/lib/url';
import { EnglishText } from '@/ui/EnglishText';
import { Picture } from '@/ui/Picture';
import { adminBookingsTexts } from './texts';

interface Props {
  readonly line: AdminBookingLine;
  readonly children: ReactNode;
}

/** What names a booked product, or says that it is gone. */
export function BookedName({ line, children }: Props) {
  return <EnglishText when={line.name !== adminDomainTexts.productUnavailable}>{children}</EnglishText>;
}

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

interface BookedProductsProps {
  readonly lines: readonly AdminBookingLine[];
  readonly withPrices: boolean;
  /** Without it, there are no pictures: on paper. */
  readonly pictureOf?: ((line: AdminBookingLine) => string | null) | undefined;
}

/** Where there is no room for four columns, quantity and price stand below the name. */
function BookedProduct({
  line,
  withPrices,
  pictureOf,
}: Omit<BookedProductsProps, 'lines'> & { readonly line: AdminBookingLine }) {
  const { name, quantity, unitCents } = line;
  return (
    <span className="flex items-center gap-x-3">
      {pictureOf && (
        <span className="block size-12 shrink-0 overflow-hidden rounded-field bg-ivory-deep">
          <Picture src={pictureOf(line)} alt="" sizes="3rem" />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <BookedName line={line}>{name}</BookedName>
        {withPrices && (
          <span className="block text-ink-soft tabular-nums sm:hidden">
            {adminBookingsTexts.line(quantity, formatKnown(unitCents))}
          </span>
        )}
      </span>
    </span>
  );
}

/** A booking's products. A packing slip shows them without prices. */
export function BookedProducts({ lines, withPrices, pictureOf }: BookedProductsProps) {
  const cell = 'py-2 pl-2 text-right tabular-nums sm:pl-3';
  const wideCell = withPrices ? `${cell} max-sm:hidden` : cell;
  return (
    <table aria-label={adminBookingsTexts.products} className="w-full border-collapse">
      <thead className="border-b border-ink-line text-sm">
        <tr>
          <th scope="col" className="py-2 text-left">
            {adminBookingsTexts.product}
          </th>
          <th scope="col" className={wideCell}>
            {adminBookingsTexts.quantity}
          </th>
          {withPrices && (
            <>
              <th scope="col" className={wideCell}>
                {adminBookingsTexts.price}
              </th>
              <th scope="col" className={cell}>
                {adminBookingsTexts.amount}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a booking never changes its lines.
          <tr key={index} className="border-b border-ivory-edge">
            <td className="py-2 wrap-anywhere">
              <BookedProduct line={line} withPrices={withPrices} pictureOf={pictureOf} />
            </td>
            <td className={wideCell}>{line.quantity}</td>
            {withPrices && (
              <>
                <td className={wideCell}>{formatKnown(line.unitCents)}</td>
                <td className={cell}>{formatKnown(line.totalCents)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface BookingAddressProps {
  readonly title: string;
  readonly address: Address | null;
}

export function BookingAddress({ title, address }: BookingAddressProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <p className="mb-1.5 font-sans text-sm font-semibold text-ink-soft">{title}</p>
      {address ? <AddressLines address={address} /> : <p>{adminBookingsTexts.noAddress}</p>}
      {address && !address.line && <p className="text-alert">{adminBookingsTexts.noStreet}</p>}
    </section>
  );
}

interface DetailSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a booking's detail, as a labelled region. */
export function DetailSection({ title, children }: DetailSectionProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-2 font-sans text-sm font-semibold text-ink-soft">{title}</h3>
      {children}
    </section>
  );
}

const finderOf = weakMapMemoize(bookedProducts);

/** A line's picture from today's catalogue: bookings have none (§3). */
export function useBookedPicture(): (line: AdminBookingLine) => string | null {
  const { data } = useAdminGetProductsQuery();
  return (line) => safeUrl(data && finderOf(data)(line)?.images[0]);
}

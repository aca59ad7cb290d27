import type { AdminBookingLine } from '@/domain/adminBookings';
import { formatKnown } from '@/domain/knownMoney';
import { Picture } from '@/ui/Picture';
import { BookedName } from './BookedName';
import { adminBookingsTexts } from './texts';

interface Props {
  readonly lines: readonly AdminBookingLine[];
  readonly withPrices: boolean;
  /** Without it, there are no pictures: on paper. */
  readonly pictureOf?: ((line: AdminBookingLine) => string | null) | undefined;
}

/** Where there is no room for four columns, quantity and price stand below the name. */
function BookedProduct({ line, withPrices, pictureOf }: Omit<Props, 'lines'> & { readonly line: AdminBookingLine }) {
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
            {adminBookingsTexts.quantityAndPrice(quantity, formatKnown(unitCents))}
          </span>
        )}
      </span>
    </span>
  );
}

/** A booking's products. A packing slip shows them without prices. */
export function BookedProducts({ lines, withPrices, pictureOf }: Props) {
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

import type { AdminBookingLine } from '@/domain/adminBookings';
import { formatKnown } from '@/domain/knownMoney';
import { Picture } from '@/ui/Picture';
import { adminBookingsTexts } from './texts';

interface Props {
  readonly lines: readonly AdminBookingLine[];
  readonly withPrices: boolean;
  /** Without it, there are no pictures: on paper. */
  readonly pictureOf?: (line: AdminBookingLine) => string | null;
}

/** A booking's products. A packing slip shows them without prices. */
export function BookedProducts({ lines, withPrices, pictureOf }: Props) {
  const cell = 'py-2 pl-2 text-right tabular-nums sm:pl-3';
  return (
    <table aria-label={adminBookingsTexts.products} className="w-full border-collapse">
      <thead className="border-b border-ink-line text-sm">
        <tr>
          <th scope="col" className="py-2 text-left">
            {adminBookingsTexts.product}
          </th>
          <th scope="col" className={cell}>
            {adminBookingsTexts.quantity}
          </th>
          {withPrices && (
            <>
              <th scope="col" className={cell}>
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
              {pictureOf ? (
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="block size-12 shrink-0 overflow-hidden rounded-field bg-ivory-deep">
                    <Picture src={pictureOf(line)} alt="" sizes="3rem" />
                  </span>
                  <span className="min-w-0 flex-1 basis-24">{line.name}</span>
                </span>
              ) : (
                line.name
              )}
            </td>
            <td className={cell}>{line.quantity}</td>
            {withPrices && (
              <>
                <td className={cell}>{formatKnown(line.unitCents)}</td>
                <td className={cell}>{formatKnown(line.totalCents)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { AdminBookingLine } from '@/domain/adminBookings';
import { formatMoney } from '@/domain/money';

interface Props {
  readonly lines: readonly AdminBookingLine[];
  /** A packing slip tells no prices. */
  readonly withPrices: boolean;
}

/** What was booked, one product a row. */
export function BookedProducts({ lines, withPrices }: Props) {
  const cell = 'py-2 pl-2 text-right tabular-nums sm:pl-3';
  return (
    <table aria-label="Products" className="w-full border-collapse">
      <thead className="border-b border-ink-line text-sm">
        <tr>
          <th scope="col" className="py-2 text-left">
            Product
          </th>
          <th scope="col" className={cell}>
            Quantity
          </th>
          {withPrices && (
            <>
              <th scope="col" className={cell}>
                Price
              </th>
              <th scope="col" className={cell}>
                Amount
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a booking never changes its lines.
          <tr key={place} className="border-b border-ivory-edge">
            <td className="py-2 wrap-anywhere">{line.name}</td>
            <td className={cell}>{line.quantity}</td>
            {withPrices && (
              <>
                <td className={cell}>{formatMoney(line.unitCents)}</td>
                <td className={cell}>{formatMoney(line.totalCents)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { words } from '@/config/messages';
import type { InvoiceLine } from '@/domain/invoice';
import { formatKnown } from '@/domain/money';
import { EnglishText } from '@/ui/EnglishText';
import { Picture } from '@/ui/Picture';
import { accountTexts } from './texts';

interface Props {
  readonly lines: readonly InvoiceLine[];
  /** False on a packing slip. */
  readonly withPrices?: boolean;
  /** Takes a line's index. Absent on paper, which has no pictures. */
  readonly pictureOf?: (index: number) => string | undefined;
}

/** An order's products. Where there is no room for four columns, quantity and price stand below the product. */
export function OrderLines({ lines, withPrices = true, pictureOf }: Props) {
  const cell = `py-2 ${pictureOf ? '' : 'align-top'}`;
  const figure = `${cell} pl-3 text-right tabular-nums`;
  const wideOnly = withPrices ? `${figure} @max-md:hidden` : figure;
  return (
    <div className="@container">
      <table aria-label={words.products} className="w-full border-collapse text-left max-sm:text-sm">
        <thead>
          <tr className="border-b border-ink-line">
            <th scope="col" className={`${cell} wrap-anywhere`}>
              {words.product}
            </th>
            <th scope="col" className={wideOnly}>
              {words.quantity}
            </th>
            {withPrices && (
              <>
                <th scope="col" className={wideOnly}>
                  {words.price}
                </th>
                <th scope="col" className={figure}>
                  {words.amount}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, quantity, unitCents, cents }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same in all they show.
            <tr key={index} className="break-inside-avoid border-b border-ivory-edge">
              <td className={`${cell} wrap-anywhere`}>
                <span className="flex items-center gap-x-3">
                  {pictureOf && (
                    <span className="block size-12 shrink-0 overflow-hidden rounded-field bg-ivory-deep">
                      <Picture src={pictureOf(index)} alt="" sizes="3rem" />
                    </span>
                  )}
                  <span className="min-w-0 flex-1">
                    <EnglishText when={name !== ''}>{name || accountTexts.productUnavailable}</EnglishText>
                    {withPrices && (
                      <span className="block text-ink-soft tabular-nums @md:hidden">
                        {words.times(quantity, formatKnown(unitCents))}
                      </span>
                    )}
                  </span>
                </span>
              </td>
              <td className={wideOnly}>{quantity}</td>
              {withPrices && (
                <>
                  <td className={wideOnly}>{formatKnown(unitCents)}</td>
                  <td className={figure}>{formatKnown(cents)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

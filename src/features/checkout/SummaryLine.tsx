import { formatMoney } from '@/domain/money';
import type { OrderLine } from '@/domain/orderLines';
import { lineCents } from '@/domain/orderTotals';
import { englishLang } from '@/lib/language';
import { safeUrl } from '@/lib/url';
import { quantityChanged } from '@/state/buyNow';
import { useAppDispatch } from '@/state/hooks';
import { Picture } from '@/ui/Picture';
import { QuantityStepper } from '@/ui/QuantityStepper';
import { uiTexts } from '@/ui/texts';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { checkoutTexts } from './texts';

interface Props {
  readonly line: OrderLine;
  /** True for a Buy Now product, which is in no cart. */
  readonly editable: boolean;
}

export function SummaryLine({ line, editable }: Props) {
  const dispatch = useAppDispatch();
  return (
    <div className="flex flex-wrap gap-4">
      <div className="size-16 shrink-0 overflow-hidden rounded-field bg-ivory">
        <Picture src={safeUrl(line.product.images[0])} alt="" sizes="4rem" />
      </div>
      <div className="min-w-0 flex-1 basis-32">
        <p lang={englishLang} className="line-clamp-2 font-medium break-words">
          {line.name}
        </p>
        <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft tabular-nums">
          <span>{checkoutTexts.summary.line(line.quantity, formatMoney(line.unitCents))}</span>
          <span className="font-semibold text-ink">
            <VisuallyHidden>{checkoutTexts.summary.lineTotal} </VisuallyHidden>
            {formatMoney(lineCents(line))}
          </span>
        </p>
        {!editable && line.asked && (
          <p className="text-sm font-medium text-saffron-ink">{uiTexts.quantityReduced(line.quantity)}</p>
        )}
        {editable && (
          <div className="mt-3">
            <QuantityStepper
              value={line.asked ?? line.quantity}
              onChange={(quantity) => dispatch(quantityChanged(quantity))}
              max={line.product.stockSize}
              label={line.name}
            />
          </div>
        )}
      </div>
    </div>
  );
}

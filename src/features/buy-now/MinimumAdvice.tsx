import { Link } from 'react-router-dom';
import { minimumOrderCents } from '@/config/constants';
import { routePatterns } from '@/config/paths';
import { cheapestRaise } from '@/domain/minimumCoach';
import { missingToMinimum } from '@/domain/minimumOrder';
import { formatMoney } from '@/domain/money';
import type { OrderLine } from '@/domain/orderLines';
import { lineCents } from '@/domain/orderTotals';
import { Button } from '@/ui/Button';
import { emailDialogTexts } from './texts';

interface Props {
  readonly line: OrderLine;
  /** Whether the quantity was raised here. */
  readonly raised: boolean;
  readonly onRaise: (quantity: number) => void;
}

/** What a Buy Now below the minimum order lacks (ruling 12), with one tap to it. */
export function MinimumAdvice({ line, raised, onRaise }: Props) {
  const minimum = formatMoney(minimumOrderCents);
  const raise = cheapestRaise([line]);
  const box = 'mb-5 rounded-field bg-saffron-soft p-4';
  if (missingToMinimum(lineCents(line)) === 0)
    return raised ? (
      <p role="status" className={box}>
        {emailDialogTexts.raised(line.quantity, formatMoney(lineCents(line)))}
      </p>
    ) : null;
  return (
    <div className={box}>
      <p>
        <strong>{raise ? emailDialogTexts.addMore(raise.more, minimum) : emailDialogTexts.tooLittle(minimum)}</strong>
      </p>
      {raise ? (
        <Button variant="secondary" size="small" className="mt-3 bg-paper" onClick={() => onRaise(raise.quantity)}>
          {emailDialogTexts.makeIt(raise.quantity, formatMoney(raise.goodsCents))}
        </Button>
      ) : (
        <Link to={routePatterns.listing} className="mt-2 inline-block font-semibold underline">
          {emailDialogTexts.another}
        </Link>
      )}
    </div>
  );
}

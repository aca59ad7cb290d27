import type { ReactNode } from 'react';
import type { Product } from '@/contract/product';
import { isOnSale } from '@/domain/stock';
import { BuyNowButton } from '@/features/buy-now/BuyNowButton';
import { AddToCartButton } from '@/features/cart/AddToCartButton';
import { ComparedHeading } from './ComparedHeading';
import { comparisonRows } from './comparisonRows';
import { comparisonTexts } from './comparisonTexts';

interface Props {
  readonly products: readonly Product[];
  readonly onlyDifferences: boolean;
  readonly onRemove: (id: string) => void;
}

const nameCell =
  'sticky left-0 z-1 w-[min(8.5rem,28vw)] min-w-[min(8.5rem,28vw)] border-r border-ivory-edge bg-ivory py-3 pr-2 text-left align-top text-sm font-semibold wrap-anywhere hyphens-auto';
const cell = 'min-w-[min(11rem,62vw)] px-3 py-3 align-top wrap-break-word';

/** A real table that scrolls inside itself; the names of its rows stay in sight. */
export function ComparisonTable({ products, onlyDifferences, onRemove }: Props) {
  const rows = comparisonRows(products).filter(({ differs }) => differs || !onlyDifferences);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls with the arrow keys.
    <section tabIndex={0} aria-label={comparisonTexts.table} className="relative overflow-x-auto">
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr className="border-b border-ivory-edge">
            <th scope="col" className={nameCell}>
              {comparisonTexts.product}
            </th>
            {products.map((product) => (
              <th key={product._id} scope="col" className={`${cell} text-left font-normal`}>
                <ComparedHeading product={product} onRemove={() => onRemove(product._id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={comparisonTexts.order} products={products} cell={(product) => <Order product={product} />} />
          {rows.map(({ name, cells }) => (
            <Row key={name} name={name} products={products} cell={(_, place) => cells[place]} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly products: readonly Product[];
  /** Null where nothing is known. */
  readonly cell: (product: Product, place: number) => ReactNode;
}

function Row({ name, products, cell: cellOf }: RowProps) {
  return (
    <tr className="border-b border-ivory-edge last:border-b-0">
      <th scope="row" className={nameCell}>
        {name}
      </th>
      {products.map((product, place) => (
        <td key={product._id} className={cell}>
          {cellOf(product, place) ?? <span className="text-sm text-ink-soft">{comparisonTexts.notStated}</span>}
        </td>
      ))}
    </tr>
  );
}

function Order({ product }: { product: Product }): ReactNode {
  return (
    <div className="flex flex-col gap-2">
      <AddToCartButton product={product} quantity={1} />
      {isOnSale(product) && <BuyNowButton product={product} quantity={1} />}
    </div>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import type { Product } from '@/contract/product';
import { isOnSale } from '@/domain/stock';
import { BuyNowButton } from '@/features/buy-now/BuyNowButton';
import { AddToCartButton } from '@/features/cart/AddToCartButton';
import { ComparedHeading } from './ComparedHeading';
import { comparisonRows } from './comparisonRows';
import { comparisonTexts } from './texts';

interface Props {
  readonly products: readonly Product[];
  readonly onlyDifferences: boolean;
  readonly onRemove: (id: string) => void;
}

const nameCell =
  'sticky left-0 z-1 w-(--names) border-r border-ivory-edge bg-ivory py-3 pr-2 text-left align-top text-[min(0.875rem,4.5vw)] font-semibold wrap-break-word';
const cell = 'px-[min(0.75rem,3vw)] py-3 align-top wrap-break-word';

/** The columns keep their widths, and the table scrolls. */
const widths = (products: number) =>
  ({
    '--names': 'min(8.5rem, 26vw)',
    minWidth: `calc(var(--names) + ${products} * min(11rem, 44vw))`,
  }) as CSSProperties;

/** A real table that scrolls inside itself; the names of its rows stay in sight. */
export function ComparisonTable({ products, onlyDifferences, onRemove }: Props) {
  const [price, ...others] = comparisonRows(products);
  const rows = others.filter(({ differs }) => differs || !onlyDifferences);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls with the arrow keys.
    <section tabIndex={0} aria-label={comparisonTexts.table} className="relative overflow-x-auto">
      <table className="w-full table-fixed border-collapse" style={widths(products.length)}>
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
          {price && <Row name={price.name} products={products} cell={(_, place) => price.cells[place]} />}
          <Row name={comparisonTexts.order} products={products} cell={(product) => <Order product={product} />} />
          {rows.map(({ name, nameLang, cells }) => (
            <Row key={name} name={name} nameLang={nameLang} products={products} cell={(_, place) => cells[place]} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly nameLang?: string | undefined;
  readonly products: readonly Product[];
  /** Null where nothing is known. */
  readonly cell: (product: Product, place: number) => ReactNode;
}

function Row({ name, nameLang, products, cell: cellOf }: RowProps) {
  return (
    <tr className="border-b border-ivory-edge last:border-b-0">
      <th scope="row" lang={nameLang} className={nameCell}>
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
      {isOnSale(product) && <BuyNowButton product={product} quantity={1} variant="secondary" />}
    </div>
  );
}

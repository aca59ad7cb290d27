import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '@/config/messages';
import type { Product } from '@/contract/product';
import { comparedSections, differ, sectionText } from '@/domain/comparison';
import { isOnSale } from '@/domain/stock';
import { BuyNowButton } from '@/features/buy-now/BuyNowButton';
import { AddToCartButton } from '@/features/cart/AddToCartButton';
import { SectionBody } from '@/features/product/Description';
import { productTexts } from '@/features/product/texts';
import { ProductLink } from '@/features/product-link/ProductLink';
import { englishLang } from '@/lib/language';
import { IconButton } from '@/ui/Button';
import { Picture } from '@/ui/Picture';
import { facts } from './comparisonFacts';
import { comparisonTexts, trayTexts } from './texts';

interface Props {
  readonly product: Product;
  readonly onRemove: () => void;
}

/** A compared product's picture and name, and the button that removes it. */
function ComparedHeading({ product, onRemove }: Props) {
  return (
    <div className="relative">
      <div className="w-28 max-w-full overflow-hidden rounded-card bg-ivory-deep sm:w-36">
        <Picture src={product.images[0]} alt="" sizes="9rem" />
      </div>
      <IconButton
        label={trayTexts.remove(product.name)}
        onClick={onRemove}
        className="absolute! top-0 right-0 bg-ivory"
      >
        <X aria-hidden size={18} />
      </IconButton>
      <ProductLink
        product={product}
        className="mt-2 inline-block max-w-full font-display text-[min(1.125rem,5vw)] leading-snug font-medium break-words hover:underline"
      />
    </div>
  );
}

/**
 * The facts of some products side by side, null for a product without the fact, and whether they differ. Rows without a
 * fact of any product are left out.
 */
export function comparisonRows(products: readonly Product[]) {
  const known = facts.map(({ name, text, draw = text }) => ({
    key: `fact ${name}`,
    name,
    nameLang: undefined,
    texts: products.map(text),
    cells: products.map((product) => (text(product) ? draw(product) : null)),
  }));
  const described = comparedSections(products).map(({ heading, sections }) => ({
    // The prefix keeps keys unique: a description's heading may equal the name of a fact.
    key: `section ${heading}`,
    name: heading || productTexts.description,
    nameLang: heading ? englishLang : undefined,
    texts: sections.map(sectionText),
    cells: sections.map(
      (section) =>
        section && (
          <div dir="auto" lang={englishLang} className="flex flex-col gap-2 text-sm leading-relaxed">
            <SectionBody section={section} />
          </div>
        ),
    ),
  }));
  return [...known, ...described]
    .filter(({ texts }) => texts.some(Boolean))
    .map(({ texts, ...row }) => ({ ...row, differs: differ(texts) }));
}

interface ComparisonTableProps {
  readonly products: readonly Product[];
  readonly onlyDifferences: boolean;
  readonly onRemove: (id: string) => void;
}

const nameCell =
  'sticky left-0 z-1 w-(--names) border-r border-ivory-edge bg-ivory py-3 pr-2 text-left align-top text-[min(0.875rem,4.4vw)] font-semibold break-words';
const cell = 'px-[min(0.75rem,3vw)] py-3 align-top break-words';

/** The columns keep their widths, so the table scrolls. */
const widths = (products: number) => ({ minWidth: `calc(var(--names) + ${products} * min(11rem, 44vw))` });

/** A native table that scrolls horizontally; the names of its rows are sticky, and do not cover what has the focus. */
export function ComparisonTable({ products, onlyDifferences, onRemove }: ComparisonTableProps) {
  const [price, ...others] = comparisonRows(products);
  const rows = others.filter(({ differs }) => differs || !onlyDifferences);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls with the arrow keys.
      tabIndex={0}
      aria-label={comparisonTexts.table}
      // Browsers scroll only to what is wholly out of sight, and take what is under the names for visible.
      onFocus={({ target, currentTarget }) => {
        if (target !== currentTarget && target.matches(':focus-visible'))
          target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }}
      className="relative scroll-pl-(--names) overflow-x-auto [--names:min(8.5rem,26vw)]"
    >
      <table className="w-full table-fixed border-collapse" style={widths(products.length)}>
        <thead>
          <tr className="border-b border-ivory-edge">
            <th scope="col" className={nameCell}>
              {words.product}
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
          {rows.map(({ key, name, nameLang, cells }) => (
            <Row key={key} name={name} nameLang={nameLang} products={products} cell={(_, place) => cells[place]} />
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
  /** Null for a product without the fact. */
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

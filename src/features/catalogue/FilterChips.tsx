import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Product } from '@/contract/product';
import { type Choice, filterDrops, priceBands, without } from '@/domain/filters';
import type { FilterName } from '@/domain/listingQuery';
import { valueLabel } from '@/domain/product';
import { buttonClass } from '@/ui/Button';
import { filterTexts, nothingFoundTexts } from './texts';

function bandLabel(key: string): string {
  const band = priceBands.find((one) => one.key === key);
  if (!band) return key;
  if (band.below === null) return filterTexts.from(band.from);
  return band.from === 0 ? filterTexts.below(band.below) : filterTexts.between(band.from, band.below);
}

const asNamed = ({ name, value }: Choice) => valueLabel(name, value);

const labels: Readonly<Record<FilterName, (choice: Choice) => string>> = {
  category: asNamed,
  brand: asNamed,
  form: asNamed,
  price: ({ key }) => bandLabel(key),
  rating: ({ key }) => filterTexts.stars(key),
  stock: () => filterTexts.inStock,
  offer: () => filterTexts.onOffer,
};

/** A filter's value as shoppers read it. */
export const filterLabel = (choice: Choice): string => labels[choice.name](choice);

interface Props {
  readonly choices: readonly Choice[];
  readonly onChange: (choices: readonly Choice[]) => void;
}

const chip =
  'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full px-3.5 py-1 text-left text-sm font-semibold transition-colors';

/** The chosen filters, as buttons that remove them. */
export function FilterChips({ choices, onChange }: Props) {
  if (choices.length === 0) return null;
  return (
    <ul aria-label={filterTexts.active} className="mt-3 flex flex-wrap items-center gap-2">
      {choices.map((choice) => (
        <li key={`${choice.name} ${choice.key}`} className="max-w-full">
          <button
            type="button"
            aria-label={filterTexts.remove(filterLabel(choice))}
            onClick={() => onChange(without(choices, choice))}
            className={`${chip} border border-leaf bg-leaf-mist text-leaf hover:bg-leaf-soft`}
          >
            <span className="min-w-0 break-words">{filterLabel(choice)}</span>
            <X aria-hidden size={16} className="shrink-0" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => onChange([])}
          className={`${chip} text-leaf underline underline-offset-4 hover:no-underline`}
        >
          {filterTexts.clear}
        </button>
      </li>
    </ul>
  );
}

interface FilterDropsProps {
  readonly products: readonly Product[];
  readonly choices: readonly Choice[];
  readonly hrefWith: (choices: readonly Choice[]) => string;
}

const link = buttonClass({ variant: 'secondary' });

/** Filters to drop where no product is left, with the number of products that each brings back. */
export function FilterDrops({ products, choices, hrefWith }: FilterDropsProps) {
  const drops = choices.length > 1 ? filterDrops(products, choices) : [];
  return (
    <>
      {drops.length > 0 && <p>{nothingFoundTexts.dropAdvice}</p>}
      <ul className="mt-5 flex flex-wrap justify-center gap-3 text-ink">
        {drops.map(({ choice, count }) => (
          <li key={`${choice.name} ${choice.key}`} className="max-w-full">
            <Link to={hrefWith(without(choices, choice))} className={link}>
              <span className="min-w-0 break-words">{nothingFoundTexts.drop(filterLabel(choice), count)}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to={hrefWith([])} className={buttonClass({ variant: drops.length > 0 ? 'quiet' : 'secondary' })}>
            {nothingFoundTexts.clear(products.length)}
          </Link>
        </li>
      </ul>
    </>
  );
}

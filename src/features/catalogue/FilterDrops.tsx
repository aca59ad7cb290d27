import { Link } from 'react-router-dom';
import type { Product } from '@/contract/product';
import { filterDrops } from '@/domain/filterDrops';
import { type Choice, without } from '@/domain/filters';
import { buttonClass } from '@/ui/Button';
import { filterLabel } from './filterLabel';
import { nothingFoundTexts } from './texts';

interface Props {
  readonly products: readonly Product[];
  readonly choices: readonly Choice[];
  readonly hrefWith: (choices: readonly Choice[]) => string;
}

const link = buttonClass({ variant: 'secondary' });

/** Which filter to drop where nothing is left, with what each brings back. */
export function FilterDrops({ products, choices, hrefWith }: Props) {
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

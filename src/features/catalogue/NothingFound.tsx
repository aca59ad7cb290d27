import { useId } from 'react';
import { noResults } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';
import { type Choice, nearestProducts } from '@/domain/filters';
import { sortProducts } from '@/domain/listing';
import { nearMatchesOf, type SearchIndex } from '@/domain/search';
import { SearchArt } from '@/ui/art/EmptyListArt';
import { ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { FilterDrops } from './FilterChips';
import { ProductGrid } from './ProductGrid';
import { nothingFoundTexts } from './texts';

/** A row of cards. */
const nearestShown = 4;

interface Props {
  readonly brand: string;
  readonly term: string;
  readonly choices: readonly Choice[];
  /** Products of the brand or search, before filtering. */
  readonly all: readonly Product[];
  /** The catalogue, which may be partial; empty while it loads. */
  readonly catalogue: readonly Product[];
  readonly index: SearchIndex | undefined;
  readonly hrefWith: (choices: readonly Choice[]) => string;
}

/** A listing without products: what to change, and the nearest products. */
export function NothingFound({ brand, term, choices, all, catalogue, index, hrefWith }: Props) {
  const filtered = choices.length > 0 && all.length > 0;
  const query = term || brand;
  const title =
    query && !filtered ? noResults(query) : filtered ? nothingFoundTexts.noneFiltered : nothingFoundTexts.noProducts;
  const near = filtered ? nearestProducts(all, choices) : index && term ? nearMatchesOf(index, term) : [];
  return (
    <>
      <EmptyState
        art={SearchArt}
        title={title}
        text={
          filtered ? (
            <FilterDrops products={all} choices={choices} hrefWith={hrefWith} />
          ) : query ? (
            nothingFoundTexts.noResultsAdvice
          ) : (
            nothingFoundTexts.noProductsAdvice
          )
        }
        action={
          query && !filtered && <ButtonLink to={routePatterns.listing}>{nothingFoundTexts.allProducts}</ButtonLink>
        }
      />
      {near.length > 0 ? (
        <Row heading={nothingFoundTexts.nearest} products={near} />
      ) : (
        <Row heading={nothingFoundTexts.popular} products={sortProducts(catalogue, 'popularity')} />
      )}
    </>
  );
}

interface RowProps {
  readonly heading: string;
  readonly products: readonly Product[];
}

function Row({ heading, products }: RowProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-6 text-2xl">
        {heading}
      </h2>
      <ProductGrid products={products.slice(0, nearestShown)} label={heading} eager={false} />
    </section>
  );
}

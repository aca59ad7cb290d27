import { Link } from 'react-router-dom';
import { brandPath } from '@/config/paths';
import { Button } from '@/ui/Button';
import { SkeletonText } from '@/ui/SkeletonText';
import type { BrandsState } from './useBrands';

interface Props {
  readonly state: BrandsState;
  readonly linkClassName: string;
  /** For one column or two. */
  readonly listClassName?: string;
}

/** One link per brand, in each of its states (§2). */
export function BrandLinks({ state, linkClassName, listClassName = '' }: Props) {
  switch (state.status) {
    case 'loading':
      return (
        <div role="status" aria-label="Loading brands" className="p-3">
          <SkeletonText lines={5} />
        </div>
      );
    case 'failed':
      return (
        <div role="alert" className="p-3">
          <p>We couldn’t load the brands.</p>
          <Button variant="secondary" size="small" onClick={state.retry} className="mt-3">
            Retry
          </Button>
        </div>
      );
    case 'ready':
      if (state.brands.length === 0) return <p className="p-3 text-ink-soft">No brands yet.</p>;
      return (
        <ul className={listClassName}>
          {state.brands.map((brand) => (
            <li key={brand}>
              <Link to={brandPath(brand)} className={linkClassName}>
                {brand}
              </Link>
            </li>
          ))}
        </ul>
      );
  }
}

import { SearchForm } from './SearchForm';
import { useSearchBox } from './useSearchBox';

/** The search of a wide window. */
export function HeaderSearch() {
  return <SearchForm box={useSearchBox()} className="mx-auto hidden w-full max-w-lg lg:block" />;
}

import { useEffect, useRef } from 'react';
import { SearchForm } from './SearchForm';
import { useSearchBox } from './useSearchBox';

interface Props {
  readonly id: string;
  /** What the shopper typed before this code had loaded. */
  readonly typed: string;
  readonly onSubmitted: () => void;
}

/** The search bar of a small screen; closing it discards the input (§2). */
export function PhoneSearch({ id, typed, onSubmitted }: Props) {
  const box = useSearchBox(onSubmitted, typed);
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = inputRef.current;
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  return (
    <div id={id} className="rise-in border-t border-ivory-edge px-4 py-3 sm:px-8 lg:hidden">
      <SearchForm box={box} inputRef={inputRef} startsOpen={typed !== ''} />
    </div>
  );
}

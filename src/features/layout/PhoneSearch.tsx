import { useEffect, useRef } from 'react';
import { SearchForm } from './SearchForm';
import { useSearchBox } from './useSearchBox';

interface Props {
  readonly id: string;
  readonly onSubmitted: () => void;
}

/** The search bar of a small screen; closing it discards the input (§2). */
export function PhoneSearch({ id, onSubmitted }: Props) {
  const box = useSearchBox(onSubmitted);
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = inputRef.current;
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  return (
    <div id={id} className="rise-in border-t border-ivory-edge px-4 py-3 sm:px-8 lg:hidden">
      <SearchForm box={box} inputRef={inputRef} />
    </div>
  );
}

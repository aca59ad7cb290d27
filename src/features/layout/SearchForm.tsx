import { Search } from 'lucide-react';
import type { FormEvent, Ref } from 'react';
import { IconButton } from '@/ui/IconButton';

interface Props {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onSubmit: (event: FormEvent) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly className?: string;
}

/** The search box of the header. */
export function SearchForm({ typed, onType, onSubmit, inputRef, className = '' }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around the form would say the same with one element more.
    <form role="search" onSubmit={onSubmit} className={`relative ${className}`}>
      <input
        ref={inputRef}
        type="search"
        name="q"
        aria-label="Search products"
        placeholder="Search products"
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        className="h-11 w-full rounded-full border border-ink-line bg-paper pr-12 pl-5 transition-colors hover:border-leaf"
      />
      <IconButton type="submit" label="Search" className="absolute! top-0 right-0 text-leaf">
        <Search aria-hidden size={20} />
      </IconButton>
    </form>
  );
}

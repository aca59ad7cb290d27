import { Search } from 'lucide-react';
import { type Ref, useId } from 'react';
import { IconButton } from '@/ui/IconButton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useCombobox } from './useCombobox';
import type { useSearchBox } from './useSearchBox';
import { useSuggestions } from './useSuggestions';

interface Props {
  readonly box: ReturnType<typeof useSearchBox>;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly className?: string;
}

/** The search box of the header: a combobox that offers products, brands and the term; Enter asks the server (§2). */
export function SearchForm({ box, inputRef, className = '' }: Props) {
  const listId = useId();
  const { options, List, wake } = useSuggestions(box.typed);
  const choose = (to: string | undefined) => {
    if (to === undefined) return;
    combobox.close();
    box.go(to);
  };
  const combobox = useCombobox(options.length, (place) => choose(options[place]?.to));
  const { open, active } = combobox;
  const found = options.length - 1;

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around the form would say the same with one element more.
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        combobox.close();
        box.submit();
      }}
      onBlur={combobox.onBlur}
      className={`relative ${className}`}
    >
      <input
        ref={inputRef}
        type="search"
        name="q"
        role="combobox"
        aria-label="Search products"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        placeholder="Search products"
        autoComplete="off"
        enterKeyHint="search"
        value={box.typed}
        onFocus={wake}
        onKeyDown={combobox.onKeyDown}
        onChange={(event) => {
          // Who was in the box before this code ran, or types in a window without the focus, sent no focus event.
          wake();
          box.setTyped(event.target.value);
          combobox.typed();
        }}
        className="h-11 w-full rounded-full border border-ink-line bg-paper pr-12 pl-5 transition-colors hover:border-leaf [&::-webkit-search-cancel-button]:grayscale"
      />
      <IconButton type="submit" label="Search" className="absolute! top-0 right-0 text-leaf">
        <Search aria-hidden size={20} />
      </IconButton>
      {open && List && <List id={listId} options={options} active={active} onChoose={(option) => choose(option.to)} />}
      <VisuallyHidden>
        <span aria-live="polite">{open ? suggestionCount(found) : ''}</span>
      </VisuallyHidden>
    </form>
  );
}

/** What is spoken while the list shows; the line that searches for the term is not counted. */
function suggestionCount(found: number): string {
  if (found === 0) return 'No suggestions. Press Enter to search.';
  return `${found} ${found === 1 ? 'suggestion' : 'suggestions'}. Use the up and down arrows.`;
}

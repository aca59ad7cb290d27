import { Search } from 'lucide-react';
import { type Ref, useId } from 'react';
import { IconButton } from '@/ui/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { SuggestionList } from './SuggestionList';
import { layoutTexts, suggestionTexts } from './texts';
import { useCombobox } from './useCombobox';
import type { useSearchBox } from './useSearchBox';
import { useSuggestions } from './useSuggestions';

interface Props {
  readonly box: ReturnType<typeof useSearchBox>;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly className?: string;
}

/** The header's search: a combobox that suggests products, brands and the term; Enter searches on the server (§2). */
export function SearchForm({ box, inputRef, className = '' }: Props) {
  const listId = useId();
  const { options, load } = useSuggestions(box.text);
  const choose = (to: string | undefined) => {
    if (to === undefined) return;
    combobox.close();
    box.go(to);
  };
  const combobox = useCombobox(options.length, (index) => choose(options[index]?.to));
  const { open, active } = combobox;
  // Without the last option, the search for the term itself.
  const found = options.length - 1;

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around the form would only add an element.
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
        aria-label={layoutTexts.searchProducts}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        placeholder={layoutTexts.searchProducts}
        autoComplete="off"
        enterKeyHint="search"
        value={box.text}
        onFocus={load}
        onKeyDown={combobox.onKeyDown}
        onChange={(event) => {
          load();
          box.setText(event.target.value);
          combobox.onInput();
        }}
        className="h-11 w-full rounded-full border border-ink-line bg-paper pr-12 pl-5 transition-colors hover:border-leaf [&::-webkit-search-cancel-button]:grayscale"
      />
      <IconButton type="submit" label={layoutTexts.search} className="absolute! top-0 right-0 text-leaf">
        <Search aria-hidden size={20} />
      </IconButton>
      {open && (
        <SuggestionList id={listId} options={options} active={active} onChoose={(option) => choose(option.to)} />
      )}
      <VisuallyHidden>
        <span aria-live="polite">{open && (found === 0 ? suggestionTexts.none : suggestionTexts.found(found))}</span>
      </VisuallyHidden>
    </form>
  );
}

import { Search } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { brandPath, routePatterns, searchPath } from '@/config/paths';
import type { Product } from '@/contract/product';
import { searchTermOf } from '@/domain/listingQuery';
import { type Suggestions, suggestionsFor } from '@/domain/search';
import { useProductPath, useProducts } from '@/state/products';
import { useSearchIndex } from '@/state/searchIndex';
import { IconButton } from '@/ui/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { SuggestionList } from './SuggestionList';
import { layoutTexts, suggestionTexts } from './texts';

/** No option is active: the input itself is. */
const none = -1;

/**
 * State and keyboard of an editable combobox whose focus stays in its input (WAI-ARIA pattern). Takes the number of
 * options and a callback for the chosen one's index.
 */
export function useCombobox(count: number, onChoose: (index: number) => void) {
  const [wantsOpen, setWantsOpen] = useState(false);
  const [reached, setReached] = useState(none);
  const open = wantsOpen && count > 0;
  // The list may have become shorter than the stored index.
  const active = open && reached < count ? reached : none;

  function close() {
    setWantsOpen(false);
    setReached(none);
  }

  /** Undefined for a key that the input handles itself. */
  function indexAfter(key: string): number | undefined {
    if (key === 'ArrowDown') return active + 1 < count ? active + 1 : none;
    if (key === 'ArrowUp') return active === none ? count - 1 : active - 1;
    if (active === none) return undefined;
    if (key === 'Home') return 0;
    return key === 'End' ? count - 1 : undefined;
  }

  function onKeyDown(event: KeyboardEvent) {
    // The key belongs to the input method (IME).
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && open) close();
    else if (event.key === 'Enter' && active >= 0) onChoose(active);
    else {
      const index = count > 0 ? indexAfter(event.key) : undefined;
      if (index === undefined) return;
      setWantsOpen(true);
      setReached(index);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    open,
    active,
    close,
    /** Opens the list with no option active; call it on every input event. */
    onInput: () => {
      setWantsOpen(true);
      setReached(none);
    },
    onKeyDown,
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) close();
    },
  };
}

/** The search input's state, synchronised with the term of the results page (§2). */
export function useSearchBox(onSubmitted?: () => void) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const term = pathname === routePatterns.listing ? searchTermOf(new URLSearchParams(search)) : '';
  const [text, setText] = useState(term);
  const [lastTerm, setLastTerm] = useState(term);
  if (term !== lastTerm) {
    setLastTerm(term);
    setText(term);
  }

  function follow(to: string) {
    void navigate(to);
    onSubmitted?.();
  }

  return {
    text,
    setText,
    /** Opens the results; does nothing for an empty input. */
    submit() {
      const wanted = text.trim();
      if (wanted) follow(searchPath(wanted));
    },
    /** Opens a suggestion; clears the input unless the suggestion searches for its text. */
    go(to: string) {
      setText(to.startsWith(searchPath('')) ? text.trim() : '');
      follow(to);
    },
  };
}

export type SuggestionOption =
  | { readonly kind: 'product'; readonly to: string; readonly product: Product }
  | { readonly kind: 'brand'; readonly to: string; readonly brand: string }
  | { readonly kind: 'term'; readonly to: string; readonly term: string };

/** Products, then brands, then a search for the term itself. */
function suggestionOptions(
  { products, brands }: Suggestions,
  term: string,
  pathOf: (product: Product) => string,
): readonly SuggestionOption[] {
  return [
    ...products.map((product) => ({ kind: 'product' as const, to: pathOf(product), product })),
    ...brands.map((brand) => ({ kind: 'brand' as const, to: brandPath(brand), brand })),
    { kind: 'term', to: searchPath(term), term },
  ];
}

const noOptions: readonly SuggestionOption[] = [];

/** Search suggestions from the catalogue that the layout already loads. `load` builds the index, on the first focus. */
export function useSuggestions(text: string) {
  const { products: data } = useProducts();
  const pathOf = useProductPath();
  const [wanted, setWanted] = useState(false);
  const index = useSearchIndex(wanted ? data : undefined);
  const term = useDeferredValue(text.trim());

  const options = useMemo(
    () => (index && term ? suggestionOptions(suggestionsFor(index, term), term, pathOf) : noOptions),
    [index, term, pathOf],
  );
  return { options, load: () => setWanted(true) };
}

interface Props {
  readonly onSubmitted?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly className?: string;
}

/** The header's search: a combobox that suggests products, brands and the term; Enter searches on the server (§2). */
export function SearchForm({ onSubmitted, inputRef, className = '' }: Props) {
  const listId = useId();
  const box = useSearchBox(onSubmitted);
  const { options, load } = useSuggestions(box.text);
  const choose = (to: string | undefined) => {
    if (to === undefined) return;
    combobox.close();
    box.go(to);
  };
  const combobox = useCombobox(options.length, (index) => choose(options[index]?.to));
  const { open, active } = combobox;
  // Not counting the last option, which searches for the term itself.
  const found = options.length - 1;

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around the form would only add an element.
    <form
      role="search"
      // For a submission before the app runs.
      action={useHref(routePatterns.listing)}
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

interface PhoneSearchProps {
  readonly id: string;
  readonly onSubmitted: () => void;
}

/** The search bar of a small screen; closing it discards the input (§2). */
export function PhoneSearch({ id, onSubmitted }: PhoneSearchProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = inputRef.current;
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  return (
    <div id={id} className="rise-in border-t border-ivory-edge px-4 py-3 sm:px-8 lg:hidden">
      <SearchForm onSubmitted={onSubmitted} inputRef={inputRef} />
    </div>
  );
}

import { ChevronRight, Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Product } from '@/contract/product';
import { shownPrice } from '@/domain/price';
import { englishLang } from '@/lib/language';
import { Picture } from '@/ui/Picture';
import type { SuggestionOption } from './SearchForm';
import { suggestionTexts } from './texts';

interface Props {
  readonly id: string;
  readonly options: readonly SuggestionOption[];
  /** Index of the active option, or -1. */
  readonly active: number;
  readonly onChoose: (option: SuggestionOption) => void;
}

/** An option's element id, for `aria-activedescendant`. */
const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The listbox below the search input, which keeps the focus. */
export function SuggestionList({ id, options, active, onChoose }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) ref.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={suggestionTexts.list}
      className="rise-in absolute inset-x-0 top-full z-40 mt-2 max-h-[min(34rem,72dvh)] overflow-y-auto overscroll-contain rounded-card border border-ivory-edge bg-paper p-2 shadow-lift"
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus (combobox pattern).
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the input chooses the active option.
        <div
          key={option.kind === 'product' ? option.product._id : `${option.kind} ${option.to}`}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          // Keeps the focus in the input: blur would close the list before the click.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field px-3 py-1.5 -outline-offset-2 hover:bg-leaf-mist aria-selected:bg-leaf-soft aria-selected:outline-2 aria-selected:outline-leaf"
        >
          <OptionContent option={option} />
        </div>
      ))}
    </div>
  );
}

function OptionContent({ option }: { option: SuggestionOption }) {
  switch (option.kind) {
    case 'product':
      return <ProductContent product={option.product} />;
    case 'brand':
      return (
        <>
          <span className="min-w-0 flex-1 truncate">
            <span dir="auto" lang={englishLang} className="font-semibold">
              {option.brand}
            </span>{' '}
            <span className="text-ink-soft">{suggestionTexts.allProducts}</span>
          </span>
          <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft" />
        </>
      );
    case 'term':
      return (
        <>
          <Search aria-hidden size={18} className="shrink-0 text-leaf" />
          <span className="min-w-0 truncate">{suggestionTexts.searchFor(option.term)}</span>
        </>
      );
  }
}

function ProductContent({ product }: { product: Product }) {
  const price = shownPrice(product);
  return (
    <>
      <span className="size-11 shrink-0 overflow-hidden rounded-md bg-ivory-deep">
        <Picture src={product.images[0]} alt="" sizes="2.75rem" />
      </span>
      <span dir="auto" lang={englishLang} className="min-w-0 flex-1">
        <span className="line-clamp-2 leading-snug font-medium">{product.name}</span>
        <span className="block truncate text-sm text-ink-soft">
          {[product.brand, product.pack_size].filter(Boolean).join(' · ')}
        </span>
      </span>
      {price && <span className="shrink-0 font-semibold tabular-nums">{price.now}</span>}
    </>
  );
}

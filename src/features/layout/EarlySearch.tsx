import { layoutTexts } from './texts';

interface Props {
  readonly onType: (text: string) => void;
}

// A phone opens its keyboard only while it handles the tap.
const focus = (input: HTMLInputElement | null) => input?.focus();

/** Takes what a shopper types while the code of the phone's search loads; Enter searches without it. */
export function EarlySearch({ onType }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as in SearchForm.
    <form
      role="search"
      action={`${import.meta.env.BASE_URL}medicines`}
      className="border-t border-ivory-edge px-4 py-3 sm:px-8 lg:hidden"
    >
      <input
        ref={focus}
        name="q"
        aria-label={layoutTexts.searchProducts}
        placeholder={layoutTexts.searchProducts}
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
        className="h-11 w-full rounded-full border border-ink-line bg-paper pr-12 pl-5"
      />
    </form>
  );
}

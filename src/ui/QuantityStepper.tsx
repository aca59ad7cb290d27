import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { readNumber } from '@/lib/numbers';
import { uiTexts } from './texts';

interface Props {
  /** A value above the maximum is shown as the maximum, with a message. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The product's name, part of every control's label. */
  readonly label: string;
  /** Null or omitted: no limit. */
  readonly max?: number | null | undefined;
  readonly disabled?: boolean | undefined;
}

/** Minus, an editable number, plus. Clamps to 1 and the maximum; says so when it reduces or rejects a quantity. */
export function QuantityStepper({ value, onChange, label, max = null, disabled = false }: Props) {
  const { quantity, text, message, stepped, step, type, commit } = useQuantityInput({ value, max, onChange });
  const reduced = !disabled && value > quantity;
  return (
    <div className="inline-flex max-w-full flex-col">
      <fieldset
        disabled={disabled}
        aria-label={uiTexts.quantityOf(label)}
        className="inline-flex h-11 max-w-full min-w-0 items-center self-start rounded-full border border-ink-line bg-paper disabled:border-ivory-edge disabled:bg-ivory-deep disabled:text-ink-soft"
      >
        <StepButton label={uiTexts.decreaseQuantity(label)} atEnd={quantity <= 1} onPress={() => step(-1)}>
          <Minus aria-hidden size={16} />
        </StepButton>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={uiTexts.quantityOf(label)}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
          onFocus={(event) => event.target.select()}
          className="h-9 w-9 rounded-md bg-transparent text-center font-semibold tabular-nums"
        />
        <StepButton label={uiTexts.increaseQuantity(label)} onPress={() => step(1)}>
          <Plus aria-hidden size={16} />
        </StepButton>
      </fieldset>
      <span aria-live="polite" className="sr-only">
        {stepped && uiTexts.quantity(quantity)}
      </span>
      {/* No wider than the field, so that the elements beside it do not move. */}
      <span aria-live="polite" className="w-0 min-w-full text-xs font-medium text-saffron-ink">
        {(reduced || message) && (
          <span className="block pt-1">{reduced ? uiTexts.quantityReduced(quantity) : message}</span>
        )}
      </span>
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly atEnd?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Stays focusable at the minimum: disabling it would drop the keyboard focus. */
function StepButton({ label, atEnd = false, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={atEnd || undefined}
      onClick={() => !atEnd && onPress()}
      className="grid size-11 place-items-center rounded-full transition-colors hover:not-disabled:not-aria-disabled:bg-leaf-soft disabled:cursor-not-allowed aria-disabled:text-ink-line"
    >
      {children}
    </button>
  );
}

interface Options {
  readonly value: number;
  readonly max: number | null;
  readonly onChange: (value: number) => void;
}

/**
 * A quantity that can be stepped or typed. Typed text is committed on blur or Enter, so that "45" is never taken as 4;
 * anything but a whole number of at least 1 reverts to the last valid quantity, with a message.
 */
export function useQuantityInput({ value, max, onChange }: Options) {
  const [draft, setDraft] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [stepped, setStepped] = useState(false);
  const clamp = (wanted: number) => Math.max(1, max === null ? wanted : Math.min(wanted, max));

  function change(wanted: number): void {
    const next = clamp(wanted);
    setMessage(max !== null && wanted > max ? uiTexts.onlyAvailable(max) : null);
    if (next !== clamp(value)) onChange(next);
  }

  return {
    quantity: clamp(value),
    text: draft ?? String(clamp(value)),
    message,
    stepped,
    step(by: 1 | -1) {
      setStepped(true);
      change(clamp(value) + by);
    },
    type: setDraft,
    commit() {
      if (draft === null) return;
      setDraft(null);
      const typed = readNumber(draft) ?? 0;
      if (Number.isInteger(typed) && typed >= 1 && clamp(typed) < 1_000_000) change(typed);
      else setMessage(uiTexts.quantityRange);
    },
  };
}

import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { heldText } from './heldText';
import { useQuantityInput } from './useQuantityInput';

interface Props {
  /** More than the maximum is shown as the maximum, with a message. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** What is counted; part of every control's name. */
  readonly label: string;
  /** The highest quantity; null or missing: none. */
  readonly max?: number | null | undefined;
  readonly disabled?: boolean | undefined;
}

/** Minus, an editable number, plus. Never below 1; a quantity above the maximum is held at it, with a message. */
export function QuantityStepper({ value, onChange, label, max = null, disabled = false }: Props) {
  const { quantity, text, limited, spoken, step, type, commit } = useQuantityInput({ value, max, onChange });
  const held = !disabled && value > quantity;
  return (
    <div className="inline-flex max-w-full flex-col">
      <fieldset
        disabled={disabled}
        aria-label={`Quantity of ${label}`}
        className="inline-flex h-11 max-w-full min-w-0 items-center self-start rounded-full border border-ink-line bg-paper disabled:border-ivory-edge disabled:bg-ivory-deep disabled:text-ink-soft"
      >
        <StepButton label={`Decrease quantity of ${label}`} atEnd={quantity <= 1} onPress={() => step(-1)}>
          <Minus aria-hidden size={16} />
        </StepButton>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Quantity of ${label}`}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
          onFocus={(event) => event.target.select()}
          className="h-9 w-9 rounded-md bg-transparent text-center font-semibold tabular-nums"
        />
        <StepButton label={`Increase quantity of ${label}`} onPress={() => step(1)}>
          <Plus aria-hidden size={16} />
        </StepButton>
      </fieldset>
      <span aria-live="polite" className="sr-only">
        {spoken && `Quantity ${spoken}`}
      </span>
      <span aria-live="polite" className="text-xs font-medium text-saffron-ink">
        {(held || limited) && <span className="block pt-1">{held ? heldText(quantity) : `Only ${max} available`}</span>}
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

/** Stays focusable at its end, so that the keyboard does not lose its place. */
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

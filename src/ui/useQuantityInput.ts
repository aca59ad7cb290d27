import { useState } from 'react';

interface Options {
  readonly value: number;
  readonly max: number | null;
  readonly onChange: (value: number) => void;
}

/**
 * A quantity that can be stepped and typed. What is typed counts when the field is left or Enter is pressed: "45" is not 4
 * on its way. What is no whole number of at least 1 then gives way to the last good quantity.
 */
export function useQuantityInput({ value, max, onChange }: Options) {
  const [draft, setDraft] = useState<string | null>(null);
  const [limited, setLimited] = useState(false);
  const [spoken, setSpoken] = useState('');
  const held = (asked: number) => Math.max(1, max === null ? asked : Math.min(asked, max));

  /** Takes any whole number and gives the one that was taken, held between 1 and the maximum. */
  function take(asked: number): number {
    const taken = held(asked);
    setLimited(max !== null && asked > max);
    if (taken !== held(value)) onChange(taken);
    return taken;
  }

  return {
    quantity: held(value),
    text: draft ?? String(held(value)),
    limited,
    spoken,
    step: (by: 1 | -1) => setSpoken(String(take(held(value) + by))),
    type: setDraft,
    commit() {
      setDraft(null);
      const typed = draft?.trim() ?? '';
      if (/^\d{1,6}$/.test(typed) && Number(typed) >= 1) take(Number(typed));
    },
  };
}

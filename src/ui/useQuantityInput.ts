import { useState } from 'react';

interface Options {
  readonly value: number;
  readonly max: number | null;
  readonly onChange: (value: number) => void;
}

/**
 * A quantity that can be stepped or typed. Typed text is committed on blur or Enter, so that "45" is never taken as 4;
 * anything but a whole number of at least 1 reverts to the last valid quantity.
 */
export function useQuantityInput({ value, max, onChange }: Options) {
  const [draft, setDraft] = useState<string | null>(null);
  const [limited, setLimited] = useState(false);
  const [announced, setAnnounced] = useState<number | null>(null);
  const clamp = (wanted: number) => Math.max(1, max === null ? wanted : Math.min(wanted, max));

  /** Returns the quantity actually set. */
  function change(wanted: number): number {
    const next = clamp(wanted);
    setLimited(max !== null && wanted > max);
    if (next !== clamp(value)) onChange(next);
    return next;
  }

  return {
    quantity: clamp(value),
    text: draft ?? String(clamp(value)),
    limited,
    announced,
    step: (by: 1 | -1) => setAnnounced(change(clamp(value) + by)),
    type: setDraft,
    commit() {
      setDraft(null);
      const typed = draft?.trim() ?? '';
      if (/^\d{1,6}$/.test(typed) && Number(typed) >= 1) change(Number(typed));
    },
  };
}

import { useState } from 'react';

interface Options {
  readonly value: number;
  readonly max: number | null;
  readonly onChange: (value: number) => void;
  readonly onLimit?: ((max: number) => void) | undefined;
}

/**
 * A quantity that can be stepped and typed. What is typed stays as it is until it makes a whole number of at least 1;
 * leaving the field with anything else brings the last good quantity back.
 */
export function useQuantityInput({ value, max, onChange, onLimit }: Options) {
  const [draft, setDraft] = useState<string | null>(null);
  const [limited, setLimited] = useState(false);
  const [spoken, setSpoken] = useState('');

  /** Takes any whole number and gives the one that was taken, held between 1 and the maximum. */
  function take(asked: number): number {
    const held = Math.max(1, max === null ? asked : Math.min(asked, max));
    const overMax = max !== null && asked > max;
    setLimited(overMax);
    if (overMax) onLimit?.(max);
    if (held !== value) onChange(held);
    return held;
  }

  return {
    text: draft ?? String(value),
    limited,
    spoken,
    step(by: 1 | -1) {
      setDraft(null);
      setSpoken(String(take(value + by)));
    },
    type(text: string) {
      const asked = Number(text.trim());
      const good = /^\d{1,6}$/.test(text.trim()) && asked >= 1;
      const held = good ? take(asked) : null;
      setDraft(held !== null && held !== asked ? null : text);
    },
    leave: () => setDraft(null),
  };
}

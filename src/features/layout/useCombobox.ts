import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/**
 * Keyboard and state of an editable combobox whose focus stays in its box (WAI-ARIA pattern): the arrows walk through
 * the options and the box, Home and End to the ends, Enter chooses, Escape closes.
 * Takes the number of options and what choosing the one at a place does.
 */
export function useCombobox(count: number, choose: (place: number) => void) {
  const [asked, setAsked] = useState(false);
  const [reached, setReached] = useState(-1);
  const open = asked && count > 0;
  // The options may have become fewer under the marked one.
  const active = open && reached < count ? reached : -1;

  function close() {
    setAsked(false);
    setReached(-1);
  }

  /** Where a key leads; undefined: the key is the box's own. The box itself is the place -1. */
  function placeAfter(key: string): number | undefined {
    if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
    if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
    if (active === -1) return undefined;
    if (key === 'Home') return 0;
    return key === 'End' ? count - 1 : undefined;
  }

  function onKeyDown(event: KeyboardEvent) {
    // A key that ends the composing of a character belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && open) close();
    else if (event.key === 'Enter' && active >= 0) choose(active);
    else {
      const place = count > 0 ? placeAfter(event.key) : undefined;
      if (place === undefined) return;
      setAsked(true);
      setReached(place);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    open,
    active,
    close,
    /** To be called at each keystroke: shows the list, nothing marked. */
    typed: () => {
      setAsked(true);
      setReached(-1);
    },
    onKeyDown,
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) close();
    },
  };
}

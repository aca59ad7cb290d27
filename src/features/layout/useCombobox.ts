import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** In the input itself: no option is active. */
const none = -1;

/**
 * State and keyboard of an editable combobox whose focus stays in its input (WAI-ARIA pattern). Takes the number of
 * options and a callback for the chosen one's index.
 */
export function useCombobox(count: number, onChoose: (index: number) => void) {
  const [wantsOpen, setWantsOpen] = useState(false);
  const [reached, setReached] = useState(none);
  const open = wantsOpen && count > 0;
  // The list may have become shorter than the index reached.
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
    // The key belongs to the input method.
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

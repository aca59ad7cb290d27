import { type KeyboardEvent, useEffect, useState } from 'react';

/** The active option of a list below a field: the first one until an arrow key moves it. */
export function useOptionKeys(optionIds: readonly string[], onChoose: (index: number) => void) {
  const [activeId, setActiveId] = useState('');
  const at = optionIds.indexOf(activeId);
  const active = at < 0 ? 0 : at;
  const id = optionIds[active];
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' });
  }, [id]);
  function onKeyDown(event: KeyboardEvent) {
    const count = optionIds.length;
    if (event.nativeEvent.isComposing || count === 0) return;
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    if (move) setActiveId(optionIds[(active + move + count) % count] ?? '');
    else if (event.key === 'Enter') onChoose(active);
    else return;
    event.preventDefault();
  }
  return { active: id, onKeyDown, startAgain: () => setActiveId('') };
}

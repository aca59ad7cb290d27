import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

export interface Tab {
  readonly id: string;
  readonly label: string;
}

interface Props {
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly label: string;
  readonly panelClassName?: string | undefined;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
}

/** Tabs with one panel; arrow keys, Home and End select. */
export function Tabs({ tabs, selected, onSelect, label, panelClassName = 'pt-6', children }: Props) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);

  // On a narrow screen the list overflows: keep the selected tab visible.
  useEffect(() => {
    const list = listRef.current;
    const tab = list?.querySelector<HTMLElement>(`[id="${id}${selected}"]`);
    if (list && tab) list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [id, selected]);

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const target = targets[event.key];
    // With Alt, an arrow key is the browser's Back or Forward.
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = (target + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab) onSelect(tab.id);
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <>
      <div
        ref={listRef}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-2 overflow-x-auto border-b border-ivory-edge print:hidden"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className="min-h-11 shrink-0 border-b-3 border-transparent px-4 font-semibold text-ink-soft transition-colors -outline-offset-2 hover:text-leaf aria-selected:border-saffron aria-selected:text-leaf forced-colors:not-aria-selected:border-[Canvas] forced-colors:aria-selected:underline"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${selected}`} className={panelClassName}>
        {children}
      </div>
    </>
  );
}

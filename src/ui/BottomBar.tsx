import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A bar at the bottom of the screen; publishes its height as `--bottom-bar`, so that nothing is hidden under it. With
 * large text in a low window it scrolls, and leaves half of the window to the page.
 */
export function BottomBar({ label, children, className = '' }: Props) {
  const ref = useRef<HTMLElement>(null);
  useBottomSpace(ref);
  return (
    <section
      ref={ref}
      aria-label={label}
      data-focus-home=""
      className={`rise-in fixed inset-x-0 bottom-0 z-30 max-h-[50dvh] overflow-y-auto border-t border-ivory-edge bg-paper px-4 pt-3 sm:px-8 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lift ${className}`}
    >
      {children}
    </section>
  );
}

/** The elements that cover the bottom of the window, and whether each stands above the others. */
const bars = new Map<HTMLElement, boolean>();

/** Publishes how much of the window is covered, so that nothing is hidden under it. */
function publishHeights(): void {
  const { style } = document.documentElement;
  let covered = 0;
  for (const [bar, isAbove] of bars) if (!isAbove) covered += bar.offsetHeight;
  for (const [bar, isAbove] of bars) {
    if (!isAbove) continue;
    bar.style.bottom = `${covered}px`;
    covered += bar.offsetHeight;
  }
  // Not set to 0: setting the variable restyles the whole page.
  if (covered > 0) style.setProperty('--bottom-bar', `${covered}px`);
  else style.removeProperty('--bottom-bar');
}

/** Registers an element that is fixed at the bottom of the window; `above` puts it above the others. */
export function useBottomSpace(ref: RefObject<HTMLElement | null>, above = false): void {
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    bars.set(bar, above);
    // The observer runs after layout, when measuring forces no second layout.
    const observer = new ResizeObserver(publishHeights);
    observer.observe(bar, { box: 'border-box' });
    return () => {
      observer.disconnect();
      bars.delete(bar);
      publishHeights();
    };
  }, [ref, above]);
}

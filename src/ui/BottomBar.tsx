import { type ReactNode, useRef } from 'react';
import { useBottomSpace } from './useBottomSpace';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A bar at the bottom of the screen; publishes its height as `--bottom-bar`, so that nothing is hidden under it. */
export function BottomBar({ label, children, className = '' }: Props) {
  const ref = useRef<HTMLElement>(null);
  useBottomSpace(ref);
  return (
    <section
      ref={ref}
      data-bottom-bar=""
      aria-label={label}
      className={`rise-in fixed inset-x-0 bottom-0 z-30 border-t border-ivory-edge bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lift ${className}`}
    >
      {children}
    </section>
  );
}

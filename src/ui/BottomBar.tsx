import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
  /** For example where it is shown: `lg:hidden`. */
  readonly className?: string | undefined;
}

/** A bar at the bottom of the screen; tells its height (`--bottom-bar`), so that nothing else lies under it. */
export function BottomBar({ label, children, className = '' }: Props) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty('--bottom-bar', `${bar.offsetHeight}px`);
    tell();
    window.addEventListener('resize', tell);
    return () => {
      window.removeEventListener('resize', tell);
      style.removeProperty('--bottom-bar');
    };
  }, []);
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

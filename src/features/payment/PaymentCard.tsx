import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';

/** Focuses the heading inside the returned ref's element on mount and whenever `title` changes. */
export function useHeadingFocus<T extends HTMLElement>(title: string): RefObject<T | null> {
  const ref = useRef<T>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each title is a new message.
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('h1, h2')?.focus();
  }, [title]);

  return ref;
}

interface Props {
  readonly title: string;
  readonly specified?: string | undefined;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** A payment that needs the shopper; its heading takes the focus when it appears or changes. */
export function PaymentCard({ title, specified, text, children }: Props) {
  const ref = useHeadingFocus<HTMLElement>(title);
  const id = useId();
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      className="rounded-card border-2 border-saffron-deep bg-saffron-soft/50 p-6 break-words"
    >
      <div role="alert">
        <h2 id={id} tabIndex={-1} className="font-display text-2xl">
          {title}
        </h2>
        {specified && <p className="mt-2 font-semibold">{specified}</p>}
        <p className="mt-2">{text}</p>
      </div>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';

interface Props {
  /** The primitive's name. */
  readonly name: string;
  readonly children: ReactNode;
  readonly wide?: boolean;
}

/** A primitive in its states. */
export function Specimen({ name, children, wide = false }: Props) {
  return (
    <section aria-label={name} className={`min-w-0 ${wide ? 'md:col-span-2' : ''}`}>
      <h3 className="border-b border-ivory-edge pb-2 font-sans text-sm font-semibold text-ink-soft">{name}</h3>
      <div className="mt-5 flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}

export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-20">
      <h2 className="text-3xl">{title}</h2>
      <div className="mt-8 grid gap-x-14 gap-y-12 md:grid-cols-2">{children}</div>
    </section>
  );
}

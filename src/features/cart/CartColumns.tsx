import type { ReactNode } from 'react';

interface Props {
  /** Without lines only the removed ones show, with Undo. */
  readonly empty: boolean;
  readonly list: ReactNode;
  readonly summary: ReactNode;
}

export function CartColumns({ empty, list, summary }: Props) {
  if (empty) return <div className="mx-auto max-w-lg">{list}</div>;
  return (
    <div className="mt-8 grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
      {list}
      <div className="lg:sticky lg:top-below-header lg:self-start">{summary}</div>
    </div>
  );
}

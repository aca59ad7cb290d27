import type { ReactNode } from 'react';
import { BotanicalSprig } from '@/ui/art/plants';
import { PageHeading } from '@/ui/EmptyState';

interface Props {
  readonly title: string;
  readonly intro: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function SessionFrame({ title, intro, wide = false, children }: Props) {
  return (
    <div className={`mx-auto w-full px-4 py-12 sm:px-8 lg:py-20 ${wide ? 'max-w-3xl' : 'max-w-md'}`}>
      <BotanicalSprig className="mx-auto w-56 max-w-full" />
      <PageHeading className="mt-4 text-center text-4xl">{title}</PageHeading>
      <p className="mt-2 mb-10 text-center text-ink-soft">{intro}</p>
      {children}
    </div>
  );
}

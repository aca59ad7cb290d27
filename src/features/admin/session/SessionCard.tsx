import type { ReactNode } from 'react';
import { PageTitle } from '@/features/layout/PageTitle';
import { PageHeading } from '@/ui/EmptyState';
import { BackOfficeFrame } from './BackOfficeFrame';

interface Props {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

/** Layout of the admin sign-in and sign-up pages. */
export function SessionCard({ title, intro, children }: Props) {
  return (
    <BackOfficeFrame>
      <PageTitle title={title} />
      <div className="mx-auto mt-4 w-full max-w-md rounded-card bg-paper p-6 shadow-card sm:mt-10 sm:p-10">
        <PageHeading className="text-3xl">{title}</PageHeading>
        <p className="mt-2 mb-8 text-ink-soft">{intro}</p>
        {children}
      </div>
    </BackOfficeFrame>
  );
}

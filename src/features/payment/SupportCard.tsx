import type { ReactNode } from 'react';
import { Card } from '@/ui/Card';
import { SupportLinks } from './SupportLinks';

interface Props {
  /** The heading, at the level that the page needs. */
  readonly heading: ReactNode;
  readonly text: string;
  /** What the shopper can do here. */
  readonly action: ReactNode;
  readonly supportMessage: string;
}

/** Something that payments need is missing: what to do, and how to reach the shop. */
export function SupportCard({ heading, text, action, supportMessage }: Props) {
  return (
    <Card>
      <div role="alert">
        {heading}
        <p className="mt-2 text-ink-soft">{text}</p>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {action}
        <SupportLinks text={supportMessage} />
      </div>
    </Card>
  );
}

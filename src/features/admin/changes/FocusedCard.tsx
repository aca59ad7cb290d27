import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '@/ui/Card';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** Takes the focus of the dialog or bar that it follows. */
export function FocusedCard({ title, children }: Props) {
  const home = useRef<HTMLDivElement>(null);
  useEffect(() => home.current?.focus(), []);
  return (
    <div ref={home} tabIndex={-1} data-focus-home="" className="print:hidden">
      <Card title={title} className="mb-6">
        {children}
      </Card>
    </div>
  );
}

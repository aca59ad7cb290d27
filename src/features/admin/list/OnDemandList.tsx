import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { useDashboardUrl } from './useDashboardUrl';

interface Props {
  readonly show: string;
  readonly hide: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A list that a button shows and hides (§2). The URL holds whether it is shown. */
export function OnDemandList({ show, hide, actions, children }: Props) {
  const { shown, change } = useDashboardUrl();
  return (
    <>
      <div className="mb-6 flex flex-wrap gap-3 print:hidden">
        {actions}
        <Button variant="secondary" onClick={() => change({ show: shown ? null : '1' })}>
          {shown ? hide : show}
        </Button>
      </div>
      {shown && children}
    </>
  );
}

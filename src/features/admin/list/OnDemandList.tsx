import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { useDashboardUrl } from './useDashboardUrl';

interface Props {
  readonly show: string;
  readonly hide: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A list that a button shows and hides (§2). The URL holds whether it is shown. From 640 px the buttons stand beside the list's
 * toolbar, and everything else lies below them.
 */
export function OnDemandList({ show, hide, actions, children }: Props) {
  const { shown, change } = useDashboardUrl();
  return (
    <div className="flow-root sm:[&>:not([data-toolbar])]:clear-both">
      <div
        data-toolbar=""
        className={`mb-3 flex flex-wrap gap-2 print:hidden ${shown ? 'xl:float-right xl:mt-0.5 xl:mb-2 xl:ml-2' : ''}`}
      >
        {actions}
        <Button
          variant="secondary"
          size={shown ? 'small' : 'regular'}
          onClick={() => change({ show: shown ? null : '1' })}
        >
          {shown ? hide : show}
        </Button>
      </div>
      {shown && children}
    </div>
  );
}

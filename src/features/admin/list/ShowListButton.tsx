import { Button } from '@/ui/Button';
import { useDashboardUrl } from './useDashboardUrl';

interface Props {
  readonly show: string;
  readonly hide: string;
}

/** Shows and hides a tab's list (§2); whether it is shown stands in the URL. */
export function ShowListButton({ show, hide }: Props) {
  const { shown, change } = useDashboardUrl();
  return (
    <Button variant="secondary" onClick={() => change({ show: shown ? null : '1' })}>
      {shown ? hide : show}
    </Button>
  );
}

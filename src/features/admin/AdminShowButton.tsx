import { Button } from '@/ui/Button';
import { useAdminView } from './useAdminView';

interface Props {
  readonly show: string;
  readonly hide: string;
}

/** Shows and hides a tab's list (§2); whether it is shown stands in the URL. */
export function AdminShowButton({ show, hide }: Props) {
  const { shown, change } = useAdminView();
  return (
    <Button variant="secondary" onClick={() => change({ show: shown ? null : '1' })}>
      {shown ? hide : show}
    </Button>
  );
}

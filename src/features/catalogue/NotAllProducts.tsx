import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { uiTexts } from '@/ui/texts';
import { notAllProductsTexts } from './notAllProductsTexts';

/** Above a list whose answer broke off: what came of it stays. */
export function NotAllProducts({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mt-6">
      <Alert tone="info" title={notAllProductsTexts.title}>
        <p>{notAllProductsTexts.help}</p>
        <Button variant="secondary" size="small" onClick={onRetry} className="mt-3">
          {uiTexts.retry}
        </Button>
      </Alert>
    </div>
  );
}

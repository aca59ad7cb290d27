import { useNavigate } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { productCleared } from '@/state/buyNow';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { cartTexts } from './texts';

export function ProceedButton({ ready }: { ready: boolean }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  function proceed() {
    // Checkout prefers a Buy Now product to the cart (ruling 17).
    dispatch(productCleared());
    void navigate(routePatterns.checkout);
  }

  return (
    <Button className="mt-6 w-full" disabled={!ready} onClick={proceed}>
      {cartTexts.summary.proceed}
    </Button>
  );
}

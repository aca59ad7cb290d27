import { lazyComponent } from '@/lib/lazyComponent';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { WhenIdle } from '@/ui/WhenIdle';

const FloatingContact = lazyComponent(() => import('./FloatingContact').then((module) => module.FloatingContact));

/** Loads the floating contact buttons on small screens only, once the browser is idle. */
export function SmallScreenContact() {
  const small = useMediaQuery('(max-width: 767.98px)');
  if (!small) return null;
  return (
    <WhenIdle>
      <FloatingContact />
    </WhenIdle>
  );
}

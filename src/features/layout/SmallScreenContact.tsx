import { lazyComponent } from '@/lib/lazyComponent';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { WhenIdle } from '@/ui/WhenIdle';

const FloatingContact = lazyComponent(() => import('./FloatingContact').then((module) => module.FloatingContact));

/** The floating contact buttons, whose code only a small screen loads, and last of all. */
export function SmallScreenContact() {
  const small = useMediaQuery('(max-width: 767.98px)');
  if (!small) return null;
  return (
    <WhenIdle>
      <FloatingContact />
    </WhenIdle>
  );
}

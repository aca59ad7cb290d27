import { lazyComponent } from '@/lib/lazyComponent';
import { WhenNear } from '@/ui/WhenNear';
import type { GridEndProps } from './GridEndCard';

const GridEndCard = lazyComponent(() => import('./GridEndCard').then((module) => module.GridEndCard));

/** Fills the rest of a grid's last row of four; not an entry of its list. Hidden in other windows, it never loads. */
export function GridEnd(props: GridEndProps) {
  return (
    <WhenNear placeholder={null}>
      <GridEndCard {...props} />
    </WhenNear>
  );
}

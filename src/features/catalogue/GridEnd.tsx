import { lazyComponent } from '@/lib/lazyComponent';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { WhenNear } from '@/ui/WhenNear';
import type { GridEndProps } from './GridEndCard';

const GridEndCard = lazyComponent(() => import('./GridEndCard').then((module) => module.GridEndCard));

/** The window in which the grid has four columns, of which a page of six leaves two empty. */
const fourColumns = '(min-width: 1024px)';

/** Fills the rest of a grid's last row in a wide window; not an entry of its list. */
export function GridEnd(props: GridEndProps) {
  const wide = useMediaQuery(fourColumns);
  if (!wide) return null;
  return (
    <WhenNear placeholder={null}>
      <GridEndCard {...props} />
    </WhenNear>
  );
}

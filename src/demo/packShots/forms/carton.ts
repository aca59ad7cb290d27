import { drawBackLabel } from '@/demo/packShots/backLabel';
import { boxSpan, drawBox } from '@/demo/packShots/box';
import { leaves } from '@/demo/packShots/contents';
import { drawEmblem } from '@/demo/packShots/emblem';
import { drawLabel } from '@/demo/packShots/label';
import type { Form, Studio } from '@/demo/packShots/studio';

const size = { width: 262, height: 372, depth: 150 };

function vessel(studio: Studio): string {
  const { palette } = studio;
  const print = drawLabel(studio, { x: 0, y: 0, width: size.width, height: size.height, sag: 0 });
  return drawBox(
    size,
    palette.primary,
    print,
    drawEmblem(studio.emblem, size.depth / 2, 110, 84, palette.accent, palette.primary),
  );
}

const back = (studio: Studio) => drawBox(size, studio.palette.primary, drawBackLabel(studio, size.width, size.height));

/** The default form. */
export const carton: Form = { width: boxSpan(size), height: 410, vessel, contents: leaves, back };

import { drawBackLabel } from '@/demo/packShots/backLabel';
import { boxSpan, drawBox } from '@/demo/packShots/box';
import { lighter } from '@/demo/packShots/colour';
import { powderBowl } from '@/demo/packShots/contents';
import { drawEmblem } from '@/demo/packShots/emblem';
import { drawLabel } from '@/demo/packShots/label';
import { groundShadow } from '@/demo/packShots/shading';
import type { Form, Studio } from '@/demo/packShots/studio';
import { placed, svg } from '@/demo/packShots/svg';

const size = { width: 270, height: 330, depth: 150 };

function sachet({ palette, emblem }: Studio): string {
  return [
    svg`<path d="M-40-196H40V0H-40Z" fill="${palette.paper}"/><path d="M-40-150H40V-52H-40Z" fill="${palette.primary}"/>`,
    drawEmblem(emblem, 0, -101, 52, lighter(palette.accent, 0.2), palette.primary),
    '<path d="M-40-188H40M-40-180H40M-40-8H40M-40-16H40" stroke="#1a120c" stroke-opacity=".16" stroke-width="2"/>',
    '<path d="M-40-196H40V0H-40Z" fill="url(#soft)"/><path d="M-26-176C-20-120-32-70-24-20" stroke="#fff" stroke-opacity=".4" stroke-width="6" fill="none" stroke-linecap="round"/>',
  ].join('');
}

function vessel(studio: Studio): string {
  const print = drawLabel(studio, { x: 0, y: 0, width: size.width, height: size.height, sag: 0 });
  return [
    placed(drawBox(size, studio.palette.primary, print), -24, -8),
    groundShadow(150, 6, 100),
    placed(sachet(studio), 190, 4, 0.95, 9),
    placed(sachet(studio), 128, 12, 0.95, -7),
  ].join('');
}

const back = (studio: Studio) => drawBox(size, studio.palette.primary, drawBackLabel(studio, size.width, size.height));

export const sachetBox: Form = { width: boxSpan(size) + 90, height: 370, vessel, contents: powderBowl, back };

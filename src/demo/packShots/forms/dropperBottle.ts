import { lighter } from '@/demo/packShots/colour';
import { drops } from '@/demo/packShots/contents';
import { drawLabel } from '@/demo/packShots/label';
import { bottlePath, drum, sheen, stripPath } from '@/demo/packShots/solids';
import type { Form, Studio } from '@/demo/packShots/studio';
import { svg } from '@/demo/packShots/svg';

const outline = bottlePath({ half: 104, body: 232, shoulder: 58, neckHalf: 36, neck: 14, sag: 17 });

function vessel(studio: Studio): string {
  const { primary } = studio.palette;
  const room = { x: -103, y: -214, width: 206, height: 184, sag: 11 };
  return [
    svg`<path d="${outline}" fill="url(#glass)"/>`,
    sheen(-84, -272, -226, 22),
    drawLabel(studio, room),
    svg`<path d="${stripPath(room.x, room.y, room.width, room.height, room.sag)}" fill="url(#soft)"/>`,
    '<path d="M-90 4Q0 20 90 4" stroke="#fff" stroke-opacity=".3" stroke-width="3" fill="none"/>',
    svg`<path d="M-22-354C-26-400-24-436-14-446Q0-454 14-446C24-436 26-400 22-354Z" fill="${primary}"/><path d="M-22-354C-26-400-24-436-14-446Q0-454 14-446C24-436 26-400 22-354Z" fill="url(#cyl)"/>`,
    drum({
      half: 43,
      top: -356,
      bottom: -296,
      sag: 8,
      fill: 'url(#metal)',
      lid: lighter(studio.palette.accent, 0.5),
      shade: 'none',
    }),
    '<path d="M-43-346A43 8 0 0 0 43-346M-43-304A43 8 0 0 0 43-304" stroke="#1a120c" stroke-opacity=".25" stroke-width="2" fill="none"/>',
    svg`<path d="M-22-358A22 5 0 0 0 22-358" stroke="#1a120c" stroke-opacity=".3" stroke-width="3" fill="none"/>`,
  ].join('');
}

export const dropperBottle: Form = { width: 208, height: 452, vessel, contents: drops };

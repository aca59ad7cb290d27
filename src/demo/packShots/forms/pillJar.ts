import { capsules, tablets } from '@/demo/packShots/contents';
import { drawLabel } from '@/demo/packShots/label';
import { bottlePath, ribbedCap, sheen, stripPath } from '@/demo/packShots/solids';
import type { Form, Studio } from '@/demo/packShots/studio';
import { svg } from '@/demo/packShots/svg';

const outline = bottlePath({ half: 128, body: 250, shoulder: 44, neckHalf: 96, neck: 12, sag: 21 });

function vessel(studio: Studio): string {
  const { paper, primary } = studio.palette;
  const glassy = studio.seed % 2 === 0;
  const room = { x: -127, y: -234, width: 254, height: 200, sag: 15 };
  const skin = glassy
    ? svg`<path d="${outline}" fill="url(#glass)"/>`
    : svg`<path d="${outline}" fill="${paper}"/><path d="${outline}" fill="url(#cyl)" opacity=".75"/>`;
  return [
    skin,
    sheen(-108, -282, -240, 24),
    drawLabel(studio, room),
    svg`<path d="${stripPath(room.x, room.y, room.width, room.height, room.sag)}" fill="url(#soft)"/>`,
    '<path d="M-112 5Q0 27 112 5" stroke="#fff" stroke-opacity=".3" stroke-width="3" fill="none"/>',
    ribbedCap(108, -370, -298, 17, glassy ? paper : primary),
  ].join('');
}

export const capsuleJar: Form = { width: 256, height: 388, vessel, contents: capsules };

export const tabletJar: Form = { ...capsuleJar, contents: tablets };

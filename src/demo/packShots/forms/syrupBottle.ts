import { leaves } from '@/demo/packShots/contents';
import { drawLabel } from '@/demo/packShots/label';
import { groundShadow } from '@/demo/packShots/shading';
import { bottlePath, ribbedCap, sheen, stripPath } from '@/demo/packShots/solids';
import type { Form, Studio } from '@/demo/packShots/studio';
import { placed, svg } from '@/demo/packShots/svg';

const outline = bottlePath({ half: 112, body: 262, shoulder: 84, neckHalf: 46, neck: 16, sag: 17 });

function measuringCup({ palette }: Studio): string {
  return [
    groundShadow(0, 2, 96),
    svg`<path d="M-41-42L-36-4A36 8 0 0 0 36-4L41-42A41 9 0 0 1-41-42Z" fill="${palette.glass}"/><ellipse cy="-42" rx="41" ry="9" fill="${palette.glass}" fill-opacity=".75"/>`,
    '<path d="M-48-92L-37-4A37 9 0 0 0 37-4L48-92A48 11 0 0 1-48-92Z" fill="#fff" fill-opacity=".28"/><ellipse cy="-92" rx="48" ry="11" fill="#fff" fill-opacity=".35" stroke="#fff" stroke-width="2.5"/>',
    '<path d="M-38-84L-29-8" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/><path d="M10-64H30M14-50H28M10-36H28" stroke="#fff" stroke-opacity=".9" stroke-width="2.5"/>',
  ].join('');
}

function vessel(studio: Studio): string {
  const room = { x: -111, y: -246, width: 222, height: 212, sag: 12 };
  return [
    svg`<path d="${outline}" fill="url(#glass)"/>`,
    sheen(-90, -318, -258, 24),
    drawLabel(studio, room),
    svg`<path d="${stripPath(room.x, room.y, room.width, room.height, room.sag)}" fill="url(#soft)"/>`,
    '<path d="M-98 4Q0 22 98 4" stroke="#fff" stroke-opacity=".3" stroke-width="3" fill="none"/>',
    ribbedCap(54, -416, -356, 10, studio.palette.paper),
  ].join('');
}

const contents = (studio: Studio) =>
  `${placed(leaves(studio), 70, 20, 0.7)}${placed(measuringCup(studio), -30, 18, 1.25)}`;

export const syrupBottle: Form = { width: 226, height: 428, vessel, contents };

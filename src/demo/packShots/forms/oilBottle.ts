import { lighter } from '@/demo/packShots/colour';
import { leaves } from '@/demo/packShots/contents';
import { drawLabel } from '@/demo/packShots/label';
import { bottlePath, drum, sheen, stripPath } from '@/demo/packShots/solids';
import type { Form, Studio } from '@/demo/packShots/studio';
import { svg } from '@/demo/packShots/svg';

const outline = bottlePath({ half: 92, body: 296, shoulder: 66, neckHalf: 32, neck: 20, sag: 15 });

const goldCap = ({ palette }: Studio) =>
  drum({
    half: 38,
    top: -436,
    bottom: -372,
    sag: 7,
    fill: 'url(#metal)',
    lid: lighter(palette.accent, 0.5),
    shade: 'none',
  });

function pump({ palette }: Studio): string {
  const fill = palette.deep;
  const spout = 'M20-448H-30C-58-448-70-440-74-420L-60-418C-57-428-50-432-34-432H20Z';
  return [
    drum({ half: 7, top: -432, bottom: -396, sag: 2, fill: 'url(#metal)', shade: 'none' }),
    drum({ half: 38, top: -402, bottom: -366, sag: 7, fill, lid: lighter(fill, 0.25) }),
    svg`<path d="${spout}" fill="${fill}"/><path d="M-64-432C-58-442-46-444-30-444H16" stroke="#fff" stroke-opacity=".5" stroke-width="3" fill="none" stroke-linecap="round"/>`,
    drum({ half: 26, top: -450, bottom: -426, sag: 5, fill, lid: lighter(fill, 0.3) }),
  ].join('');
}

function vessel(studio: Studio): string {
  const room = { x: -91, y: -272, width: 182, height: 234, sag: 10 };
  return [
    svg`<path d="${outline}" fill="url(#glass)"/>`,
    sheen(-74, -340, -284, 20),
    drawLabel(studio, room),
    svg`<path d="${stripPath(room.x, room.y, room.width, room.height, room.sag)}" fill="url(#soft)"/>`,
    '<path d="M-80 3Q0 18 80 3" stroke="#fff" stroke-opacity=".3" stroke-width="3" fill="none"/>',
    studio.seed % 2 === 0 ? goldCap(studio) : pump(studio),
  ].join('');
}

export const oilBottle: Form = { width: 190, height: 450, vessel, contents: leaves };

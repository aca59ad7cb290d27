import { lighter } from '@/demo/packShots/colour';
import { creamSwirl } from '@/demo/packShots/contents';
import { drawEmblem } from '@/demo/packShots/emblem';
import { drawLabel } from '@/demo/packShots/label';
import { drum, stripPath } from '@/demo/packShots/solids';
import type { Form, Studio } from '@/demo/packShots/studio';
import { svg } from '@/demo/packShots/svg';

const body = 'M-176-176V-40C-176 0-130 32 0 32S176 0 176-40V-176Z';

function vessel(studio: Studio): string {
  const { palette, emblem } = studio;
  const metal = studio.seed % 2 === 0;
  const room = { x: -175, y: -158, width: 350, height: 128, sag: 26 };
  const lid = metal ? lighter(palette.accent, 0.35) : lighter(palette.primary, 0.12);
  return [
    svg`<path d="${body}" fill="url(#glass)"/>`,
    drawLabel(studio, room),
    svg`<path d="${stripPath(room.x, room.y, room.width, room.height, room.sag)}" fill="url(#soft)"/>`,
    '<path d="M-150 2C-100 30 100 30 150 2" stroke="#fff" stroke-opacity=".35" stroke-width="4" fill="none"/>',
    drum({
      half: 182,
      top: -250,
      bottom: -170,
      sag: 30,
      fill: metal ? 'url(#metal)' : palette.primary,
      lid,
      shade: metal ? 'none' : 'url(#cyl)',
    }),
    svg`<path d="M-182-180A182 30 0 0 0 182-180" stroke="#1a120c" stroke-opacity=".22" stroke-width="3" fill="none"/><ellipse cy="-250" rx="150" ry="23" fill="none" stroke="#1a120c" stroke-opacity=".12" stroke-width="2"/>`,
    svg`<g transform="translate(0 -250) scale(1 .3)">${drawEmblem(emblem, 0, 0, 106, metal ? palette.deep : palette.accent, lid)}</g>`,
  ].join('');
}

/** For creams, balms, ghee and jams. */
export const creamJar: Form = { width: 364, height: 290, vessel, contents: creamSwirl };

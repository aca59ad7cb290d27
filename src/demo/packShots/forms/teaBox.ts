import { drawBackLabel } from '@/demo/packShots/backLabel';
import { boxSpan, drawBox } from '@/demo/packShots/box';
import { darker, lighter } from '@/demo/packShots/colour';
import { drawEmblem } from '@/demo/packShots/emblem';
import { drawLabel } from '@/demo/packShots/label';
import { groundShadow } from '@/demo/packShots/shading';
import type { Form, Studio } from '@/demo/packShots/studio';
import { svg } from '@/demo/packShots/svg';

const size = { width: 264, height: 340, depth: 170 };

function cup({ palette, emblem }: Studio): string {
  const china = lighter(palette.paper, 0.4);
  const tea = '#a85a1c';
  return [
    groundShadow(6, 8, 190),
    svg`<ellipse cy="4" rx="118" ry="24" fill="${darker(china, 0.12)}"/><ellipse cy="0" rx="118" ry="24" fill="${china}"/><ellipse cx="6" cy="2" rx="62" ry="12" fill="url(#shade)"/>`,
    svg`<path d="M74-82C128-92 128-30 60-28" fill="none" stroke="${darker(china, 0.1)}" stroke-width="12"/>`,
    svg`<path d="M-84-100C-82-34-56-2 0-2S82-34 84-100Z" fill="${china}"/><path d="M-84-100C-82-34-56-2 0-2S82-34 84-100Z" fill="url(#soft)"/>`,
    svg`<ellipse cy="-100" rx="84" ry="20" fill="${china}"/><ellipse cy="-97" rx="75" ry="15" fill="${tea}"/><path d="M-66-100A75 15 0 0 1 40-110" stroke="#fff" stroke-opacity=".5" stroke-width="3" fill="none"/>`,
    svg`<path d="M-20-96C-46-110-52-80-52-62" stroke="${palette.deep}" stroke-opacity=".7" stroke-width="2" fill="none"/><path d="M-72-62H-32V-22L-52-14L-72-22Z" fill="${palette.primary}"/>`,
    drawEmblem(emblem, -52, -42, 28, lighter(palette.accent, 0.3), palette.primary),
    '<path d="M-8-132C-24-152 8-166-8-188M22-134C8-152 34-164 22-182" stroke="#fff" stroke-opacity=".45" stroke-width="6" fill="none" stroke-linecap="round"/>',
  ].join('');
}

function vessel(studio: Studio): string {
  const { palette } = studio;
  const print = drawLabel(studio, { x: 0, y: 0, width: size.width, height: size.height, sag: 0 });
  const edge = svg`<path d="M0 ${size.height * 0.16}H${size.depth}v6H0ZM0 ${size.height * 0.86}H${size.depth}v6H0Z" fill="${palette.accent}"/>${drawEmblem(studio.emblem, size.depth / 2, size.height / 2, 90, palette.accent, palette.primary)}`;
  return drawBox(size, palette.primary, print, edge);
}

const back = (studio: Studio) => drawBox(size, studio.palette.primary, drawBackLabel(studio, size.width, size.height));

export const teaBox: Form = { width: boxSpan(size), height: 380, vessel, contents: cup, back };

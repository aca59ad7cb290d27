import { boxSpan, drawBox } from '@/demo/packShots/box';
import { darker, lighter, mix } from '@/demo/packShots/colour';
import { drawEmblem } from '@/demo/packShots/emblem';
import { drawLabel } from '@/demo/packShots/label';
import { groundShadow } from '@/demo/packShots/shading';
import type { Form, Studio } from '@/demo/packShots/studio';
import { placed, svg } from '@/demo/packShots/svg';

const size = { width: 320, height: 236, depth: 130 };

function bar({ palette, emblem }: Studio): string {
  const soapColour = mix(palette.powder, palette.paper, 0.45);
  const foam = [
    [-112, 14, 13],
    [-94, 24, 9],
    [-128, 24, 7],
    [112, 20, 11],
    [94, 28, 7],
  ].map(
    ([x = 0, y = 0, size = 0]) =>
      svg`<circle cx="${x}" cy="${y}" r="${size}" fill="#fff" fill-opacity=".6" stroke="#fff" stroke-width="1.5"/>`,
  );
  return [
    groundShadow(4, 12, 200),
    svg`<path d="M-114-40V-6C-114 14-90 22 0 22S114 14 114-6V-40Z" fill="${darker(soapColour, 0.26)}"/><path d="M-114-40V-6C-114 14-90 22 0 22S114 14 114-6V-40Z" fill="url(#soft)"/>`,
    svg`<rect x="-114" y="-84" width="228" height="80" rx="38" fill="${lighter(soapColour, 0.12)}"/><rect x="-94" y="-72" width="188" height="54" rx="27" fill="none" stroke="${darker(soapColour, 0.25)}" stroke-opacity=".45" stroke-width="3"/><path d="M-84-78H70" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>`,
    svg`<g transform="translate(0 -44) scale(1 .62)">${drawEmblem(emblem, 0, 0, 64, darker(soapColour, 0.22), lighter(soapColour, 0.12))}</g>`,
    foam.join(''),
  ].join('');
}

function vessel(studio: Studio): string {
  const print = drawLabel(studio, { x: 0, y: 0, width: size.width, height: size.height, sag: 0 });
  return drawBox(size, studio.palette.primary, print);
}

/** Two stacked cartons. */
const back = (studio: Studio) => vessel(studio) + placed(vessel(studio), 18, -246, 0.94);

export const soap: Form = { width: boxSpan(size), height: 276, vessel, contents: bar, back };

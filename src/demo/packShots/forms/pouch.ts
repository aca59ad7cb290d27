import { drawBackLabel } from '@/demo/packShots/backLabel';
import { darker, lighter, mix } from '@/demo/packShots/colour';
import { powderBowl } from '@/demo/packShots/contents';
import { drawLabel } from '@/demo/packShots/label';
import type { Form, Studio } from '@/demo/packShots/studio';
import { placed, svg } from '@/demo/packShots/svg';

const outline =
  'M-146-428H146L143-396C150-300 158-160 148-24C146 2 120 8 96 11Q0 22-96 11C-120 8-146 2-148-24C-158-160-150-300-143-396Z';

function bag(studio: Studio, print: string): string {
  const { palette } = studio;
  const skin = studio.seed % 2 === 0 ? mix('#cfab78', palette.wall, 0.18) : mix(palette.primary, palette.paper, 0.12);
  return [
    svg`<path d="${outline}" fill="${skin}"/>`,
    svg`<path d="M-146-428H146L143-396H-143Z" fill="${lighter(skin, 0.16)}"/><path d="M-143-396H143M-145-412H145M-145-404H145" stroke="${darker(skin, 0.3)}" stroke-opacity=".35" stroke-width="1.5"/>`,
    svg`<path d="M-146-372H146" stroke="${darker(skin, 0.4)}" stroke-opacity=".35" stroke-width="5"/><path d="M-146-369H146" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>`,
    print,
    svg`<path d="${outline}" fill="url(#soft)"/>`,
    svg`<path d="M-150-46Q0-4 150-46" stroke="${darker(skin, 0.5)}" stroke-opacity=".4" stroke-width="3" fill="none"/><path d="M-150-43Q0-1 150-43L148-24C146 2 120 8 96 11Q0 22-96 11C-120 8-146 2-148-24Z" fill="#1a120c" fill-opacity=".12"/>`,
    '<path d="M-132-384C-124-290-140-160-128-60M132-384C122-300 138-170 126-64" stroke="#fff" stroke-opacity=".28" stroke-width="7" fill="none" stroke-linecap="round"/>',
    '<path d="M-124-380C-112-300-128-180-118-80M122-380C112-290 128-180 116-80" stroke="#1a120c" stroke-opacity=".12" stroke-width="6" fill="none" stroke-linecap="round"/>',
    svg`<path d="M-146-420L-136-416L-146-411ZM146-420L136-416L146-411Z" fill="${palette.wall}"/>`,
  ].join('');
}

const vessel = (studio: Studio) =>
  bag(studio, drawLabel(studio, { x: -108, y: -340, width: 216, height: 268, sag: 0 }));

const back = (studio: Studio) => bag(studio, placed(drawBackLabel(studio, 200, 270), -100, -342));

export const pouch: Form = { width: 304, height: 432, vessel, contents: powderBowl, back };

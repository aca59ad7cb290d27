import { branchShadow } from './botanicals';
import { darker, lighter, mix } from './colour';
import { hash } from './hash';
import { down, round } from './shading';
import type { Studio } from './studio';
import { placed, svg } from './svg';

/** The y of the floor's edge. */
export const horizon = 560;

const lamplight = '#fbead0';

const arch = (fill: string) => `<path d="M190 ${horizon}V330A210 210 0 0 1 610 330V${horizon}Z" fill="${fill}"/>`;
const disc = (fill: string) => `<circle cx="430" cy="318" r="236" fill="${fill}"/>`;
const rays = () => '<path d="M-20 330L420-20H560L-20 470ZM-20 560L620-20H700L130 560Z" fill="#fff" fill-opacity=".2"/>';

export function drawBackdrop({ palette, seed }: Studio): string {
  const { primary } = palette;
  const wall = mix(palette.wall, lamplight, 0.24);
  const panel = mix(wall, primary, 0.2);
  const kind = hash(`backdrop${seed}`) % 3;
  const decoration = kind === 0 ? arch('url(#panel)') : kind === 1 ? disc('url(#panel)') : rays();
  const mirrored = hash(`branch${seed}`) % 2 === 0;
  const branch = mirrored
    ? `<g transform="translate(800 0) scale(-1 1)">${placed(branchShadow(darker(wall, 0.5)), 0, -10, 1.15)}</g>`
    : placed(branchShadow(darker(wall, 0.5)), 0, -10, 1.15);
  return [
    '<defs>',
    down('wall', [
      [0, mix(wall, primary, 0.1)],
      [1, lighter(wall, 0.22)],
    ]),
    down('floor', [
      [0, mix(wall, primary, 0.16)],
      [0.3, mix(wall, primary, 0.04)],
      [1, lighter(wall, 0.3)],
    ]),
    down('panel', [
      [0, panel],
      [1, mix(panel, wall, 0.6)],
    ]),
    round(
      'glow',
      [
        [0, '#ffffff', 0.6],
        [1, '#ffffff', 0],
      ],
      ' cx=".36" cy=".38" r=".6"',
    ),
    '</defs>',
    svg`<path d="M0 0H800V${horizon}H0Z" fill="url(#wall)"/>${decoration}<g opacity=".1">${branch}</g>`,
    svg`<path d="M0 ${horizon}H800V800H0Z" fill="url(#floor)"/><path d="M0 0H800V800H0Z" fill="url(#glow)"/>`,
  ].join('');
}

/** The centre of its top is (0, 0). */
export function drawPlinth({ palette }: Studio, half: number): string {
  const stone = lighter(mix(palette.wall, palette.primary, 0.14), 0.2);
  const ry = half * 0.17;
  return svg`<ellipse cx="40" cy="58" rx="${half * 1.3}" ry="${ry * 1.25}" fill="url(#shade)" opacity=".7"/><path d="M${-half} 0V52A${half} ${ry} 0 0 0 ${half} 52V0Z" fill="${stone}"/><path d="M${-half} 0V52A${half} ${ry} 0 0 0 ${half} 52V0Z" fill="url(#soft)"/><ellipse rx="${half}" ry="${ry}" fill="${lighter(stone, 0.4)}"/>`;
}

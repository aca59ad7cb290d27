import { leaf } from './botanicals';
import { darker, lighter, mix } from './colour';
import { groundShadow } from './shading';
import type { Studio } from './studio';
import { placed, svg } from './svg';

const onGround = (drawing: string, x: number, y: number, turn: number, width: number) =>
  `${groundShadow(x, y + width * 0.13, width * 0.9)}${placed(drawing, x, y, 1, turn)}`;

function capsule(left: string, right: string): string {
  return svg`<path d="M0-14H-24A14 14 0 0 0-24 14H0Z" fill="${left}"/><path d="M0-14H24A14 14 0 0 1 24 14H0Z" fill="${right}"/><rect x="-38" y="-14" width="76" height="28" rx="14" fill="url(#face)"/><path d="M-26-7H24" stroke="#fff" stroke-opacity=".65" stroke-width="4" stroke-linecap="round"/><path d="M-26 10H26" stroke="#1a120c" stroke-opacity=".14" stroke-width="5" stroke-linecap="round"/>`;
}

function tablet(fill: string): string {
  return svg`<ellipse cy="9" rx="32" ry="19" fill="${darker(fill, 0.3)}"/><ellipse rx="32" ry="19" fill="${fill}"/><ellipse rx="32" ry="19" fill="url(#ball)" opacity=".5"/><path d="M-24-8L24 8" stroke="#1a120c" stroke-opacity=".2" stroke-width="3"/>`;
}

export function capsules({ palette }: Studio): string {
  const one = capsule(palette.primary, palette.paper);
  return [
    onGround(one, -58, -22, -28, 70),
    onGround(one, 56, -26, 18, 70),
    onGround(one, 0, 6, -6, 72),
    onGround(one, 96, 14, -40, 64),
  ].join('');
}

export function tablets({ palette }: Studio): string {
  const one = tablet(lighter(palette.powder, 0.35));
  return [
    onGround(one, -54, -20, -8, 64),
    onGround(one, 34, -28, 12, 64),
    onGround(one, -8, 8, 4, 66),
    onGround(one, 78, 10, -14, 64),
  ].join('');
}

export function powderBowl({ palette }: Studio): string {
  const { powder } = palette;
  return [
    groundShadow(0, 12, 170),
    svg`<path d="M-92-58C-88 0-48 16 0 16S88 0 92-58Z" fill="url(#metal)"/><ellipse cy="-58" rx="92" ry="24" fill="${darker(powder, 0.5)}"/>`,
    svg`<path d="M-84-56C-50-76-26-118 0-118S50-76 84-56C60-38-60-38-84-56Z" fill="${powder}"/><path d="M0-118C26-118 50-76 84-56C60-42 20-40-8-42C26-62 22-96 0-118Z" fill="${darker(powder, 0.3)}" fill-opacity=".6"/><path d="M-62-60C-40-74-20-104-4-112" stroke="${lighter(powder, 0.4)}" stroke-width="5" fill="none" stroke-linecap="round" stroke-opacity=".6"/>`,
    svg`<path d="M-92-58A92 24 0 0 0 92-58" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/><g fill="${darker(powder, 0.2)}"><circle cx="-112" cy="10" r="4"/><circle cx="-124" cy="16" r="2.5"/><circle cx="112" cy="14" r="3.5"/><circle cx="100" cy="20" r="2.5"/></g>`,
  ].join('');
}

export function drops({ palette }: Studio): string {
  const { glass, primary } = palette;
  const bead = (x: number, y: number, size: number) =>
    svg`<ellipse cx="${x + 4}" cy="${y + size * 0.4}" rx="${size * 1.4}" ry="${size * 0.5}" fill="url(#shade)"/><ellipse cx="${x}" cy="${y}" rx="${size * 1.3}" ry="${size * 0.75}" fill="${lighter(glass, 0.25)}"/><ellipse cx="${x}" cy="${y}" rx="${size * 1.3}" ry="${size * 0.75}" fill="url(#ball)"/>`;
  const pipette = svg`<rect x="-100" y="-8" width="120" height="16" rx="7" fill="#fff" fill-opacity=".7"/><rect x="-96" y="-5" width="84" height="10" rx="5" fill="${glass}" fill-opacity=".75"/><path d="M-98-5H10" stroke="#fff" stroke-width="3"/><rect x="16" y="-17" width="34" height="34" rx="4" fill="url(#metal)"/><rect x="48" y="-15" width="64" height="30" rx="15" fill="${primary}"/><path d="M58-7H98" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>`;
  return `${groundShadow(6, 2, 150)}${placed(pipette, 0, -10, 1, -8)}${bead(-96, 26, 13)}${bead(-62, 38, 8)}${bead(-128, 20, 6)}`;
}

export function creamSwirl({ palette, doseForm }: Studio): string {
  const brown = /paste|jam|avaleha/i.test(doseForm);
  const cream = brown ? mix('#7a4a24', palette.powder, 0.4) : lighter(palette.paper, 0.4);
  const tone = brown ? darker(cream, 0.4) : darker(palette.wall, 0.16);
  return svg`${groundShadow(0, 10, 160)}<path d="M-98 2C-96-30-44-46 2-44C64-42 106-20 96 4C84 26-92 28-98 2Z" fill="${cream}"/><path d="M-60-14C-40-46 46-50 60-22C66 0-20 6-28-10C-30-26 22-30 22-18" fill="none" stroke="${tone}" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/><path d="M-24-40C-10-66 8-62 20-78C22-56 44-44 18-32Z" fill="${cream}"/><path d="M20-78C22-56 44-44 18-32C24-46 14-58 20-78Z" fill="${tone}" fill-opacity=".6"/><path d="M-92 4C-60 26 70 26 94 2" fill="none" stroke="${tone}" stroke-opacity=".6" stroke-width="5"/>`;
}

export function leaves({ palette }: Studio): string {
  const fill = '#55794a';
  const seeds = [
    [-70, 18],
    [-40, 26],
    [66, 22],
    [88, 12],
    [20, 30],
  ].map(
    ([x = 0, y = 0]) =>
      svg`<ellipse cx="${x}" cy="${y}" rx="8" ry="5" fill="${palette.powder}"/><ellipse cx="${x}" cy="${y}" rx="8" ry="5" fill="url(#ball)"/>`,
  );
  return [
    groundShadow(0, 10, 170),
    placed(leaf(120, darker(fill, 0.15)), 0, 4, 1, -66),
    placed(leaf(112, fill), 6, 4, 1, 62),
    placed(leaf(96, lighter(fill, 0.08)), 0, 0, 1, -18),
    placed(leaf(86, darker(fill, 0.06)), 10, 2, 1, 24),
    seeds.join(''),
  ].join('');
}

import { mix } from './colour';
import { drawEmblem } from './emblem';
import { nameText, smallText } from './lettering';
import type { Studio } from './studio';
import { svg } from './svg';

/** Decorative. */
function barcode(seed: number, x: number, y: number, width: number, height: number, ink: string): string {
  const dashes = Array.from({ length: 24 }, (_, index) => 1 + ((seed >>> index) & 1) + (index % 4 === 0 ? 1 : 0));
  const unit = width / dashes.reduce((sum, dash) => sum + dash, 0);
  return svg`<path d="M${x} ${y + height / 2}h${width}" stroke="${ink}" stroke-width="${height}" stroke-dasharray="${dashes.map((dash) => (dash * unit).toFixed(1)).join(' ')}"/>`;
}

/** In a box from (0, 0) to (width, height). */
export function drawBackLabel(studio: Studio, width: number, height: number): string {
  const { primary, deep, accent, paper } = studio.palette;
  const x = width / 2;
  const room = width * 0.84;
  const soft = mix(deep, paper, 0.3);
  const unit = Math.min(width, height);
  const line = (share: number) => svg`M${width * 0.1} ${height * share}H${width * 0.9}`;
  return [
    svg`<path d="M0 0H${width}V${height}H0Z" fill="${paper}"/><path d="M0 0H${width}V${height * 0.2}H0Z" fill="${primary}"/><path d="M0 ${height * 0.2}H${width}v${height * 0.015}H0Z" fill="${accent}"/>`,
    drawEmblem(studio.emblem, x, height * 0.075, unit * 0.13, accent, primary),
    smallText(studio.brand, { x, y: height * 0.175, width: room, size: unit * 0.075 }, paper, true),
    nameText(studio.name, { x, y: height * 0.24, width: room, height: height * 0.15, largest: unit * 0.11 }, deep),
    svg`<path d="${line(0.42)}${line(0.64)}" stroke="${accent}" stroke-width="1.5"/>`,
    nameText(
      studio.packSize,
      { x, y: height * 0.43, width: room, height: height * 0.13, largest: unit * 0.19, maxLines: 2 },
      primary,
    ),
    smallText(studio.doseForm, { x, y: height * 0.61, width: room, size: unit * 0.075 }, soft, true),
    smallText('Keep in a cool, dry place.', { x, y: height * 0.7, width: room, size: unit * 0.055 }, soft),
    smallText('Keep out of reach of children.', { x, y: height * 0.75, width: room, size: unit * 0.055 }, soft),
    svg`<path d="M${width * 0.25} ${height * 0.8}H${width * 0.75}V${height * 0.95}H${width * 0.25}Z" fill="#fff"/>`,
    barcode(studio.seed, width * 0.29, height * 0.82, width * 0.44, height * 0.11, deep),
  ].join('');
}

import { mix } from './colour';
import { pick } from './hash';
import { crowned, framed, halved, rooted } from './labelLayouts';
import { band, footLine, type LabelRoom, type Layout } from './labelSetting';
import { nameText, smallText } from './lettering';
import type { Studio } from './studio';

/** Too low for an emblem above the name. */
const low: Layout = (studio, room) => {
  const { primary, deep, accent, paper } = studio.palette;
  const x = room.x + room.width / 2;
  const y = (share: number) => room.y + room.sag + room.height * share;
  const width = room.width * 0.8;
  return [
    band(room, 0, 1, paper),
    band(room, 0, 0.3, primary),
    band(room, 0.3, 0.325, accent),
    smallText(studio.brand, { x, y: y(0.22), width: width * 0.8, size: room.height * 0.14 }, paper, true),
    nameText(
      studio.name,
      { x, y: y(0.37), width, height: room.height * 0.38, largest: room.height * 0.25, maxLines: 2 },
      deep,
    ),
    smallText(footLine(studio), { x, y: y(0.89), width, size: room.height * 0.11 }, mix(deep, paper, 0.15)),
  ].join('');
};

const layouts: readonly [Layout, ...Layout[]] = [crowned, framed, rooted, halved];

export function drawLabel(studio: Studio, room: LabelRoom): string {
  if (room.width > room.height * 2) return low(studio, room);
  const layout = studio.brand.trim().toLowerCase() === 'brahmanand' ? framed : pick(layouts, studio.brandSeed, 'l1');
  return layout(studio, room);
}

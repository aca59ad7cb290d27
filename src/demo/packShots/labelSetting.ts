import { drawEmblem } from './emblem';
import { nameText, smallText } from './lettering';
import { stripPath } from './solids';
import type { Studio } from './studio';
import { svg } from './svg';

/** `sag` bends the label around a vessel; flat prints have none. */
export interface LabelRoom {
  x: number;
  y: number;
  width: number;
  height: number;
  sag: number;
}

export type Layout = (studio: Studio, room: LabelRoom) => string;

export const band = (room: LabelRoom, from: number, to: number, fill: string) =>
  svg`<path d="${stripPath(room.x, room.y + room.height * from, room.width, room.height * (to - from), room.sag)}" fill="${fill}"/>`;

/** Omits a dose form that the pack size contains ("90 capsules"). */
export function footLine({ doseForm, packSize }: Studio): string {
  if (packSize.toLowerCase().includes(doseForm.toLowerCase().trim())) return packSize;
  return [doseForm, packSize].filter(Boolean).join(' · ');
}

/** Positions are shares of the room's height. */
export function setLabel(
  studio: Studio,
  room: LabelRoom,
  places: { brand: number; emblem: number; emblemSize: number; name: readonly [number, number]; foot: number },
  inks: { brand: string; emblem: string; ground: string; name: string; foot: string },
): string {
  const x = room.x + room.width / 2;
  const y = (share: number) => room.y + room.sag + room.height * share;
  const width = room.width * 0.8;
  const unit = Math.min(room.width, room.height);
  return [
    smallText(studio.brand, { x, y: y(places.brand), width, size: unit * 0.1 }, inks.brand, true),
    drawEmblem(
      studio.emblem,
      x,
      y(places.emblem),
      Math.min(room.height * places.emblemSize, room.width * 0.4),
      inks.emblem,
      inks.ground,
    ),
    nameText(
      studio.name,
      { x, y: y(places.name[0]), width, height: room.height * (places.name[1] - places.name[0]), largest: unit * 0.2 },
      inks.name,
    ),
    smallText(footLine(studio), { x, y: y(places.foot), width, size: unit * 0.082 }, inks.foot),
  ].join('');
}

import { lighter, mix } from './colour';
import { band, type Layout, setLabel } from './labelSetting';
import { stripPath } from './solids';
import { svg } from './svg';

export const crowned: Layout = (studio, room) => {
  const { primary, deep, accent, paper } = studio.palette;
  return [
    band(room, 0, 1, paper),
    band(room, 0, 0.17, primary),
    band(room, 0.17, 0.19, accent),
    band(room, 0.96, 1, primary),
    setLabel(
      studio,
      room,
      { brand: 0.12, emblem: 0.34, emblemSize: 0.24, name: [0.47, 0.8], foot: 0.89 },
      { brand: paper, emblem: primary, ground: paper, name: deep, foot: mix(deep, paper, 0.15) },
    ),
  ].join('');
};

export const framed: Layout = (studio, room) => {
  const { primary, accent, paper } = studio.palette;
  const inset = Math.min(room.width, room.height) * 0.045;
  const frame = stripPath(room.x + inset, room.y + inset, room.width - 2 * inset, room.height - 2 * inset, room.sag);
  return [
    band(room, 0, 1, primary),
    svg`<path d="${frame}" fill="none" stroke="${accent}" stroke-width="2"/>`,
    setLabel(
      studio,
      room,
      { brand: 0.155, emblem: 0.32, emblemSize: 0.22, name: [0.45, 0.76], foot: 0.85 },
      { brand: lighter(accent, 0.25), emblem: accent, ground: primary, name: paper, foot: lighter(accent, 0.4) },
    ),
  ].join('');
};

export const rooted: Layout = (studio, room) => {
  const { primary, deep, accent, paper } = studio.palette;
  return [
    band(room, 0, 1, paper),
    band(room, 0.82, 1, primary),
    band(room, 0.8, 0.82, accent),
    svg`<circle cx="${room.x + room.width / 2}" cy="${room.y + room.sag + room.height * 0.21}" r="${Math.min(room.height * 0.15, room.width * 0.24)}" fill="${primary}"/>`,
    setLabel(
      studio,
      room,
      { brand: 0.46, emblem: 0.21, emblemSize: 0.2, name: [0.48, 0.79], foot: 0.93 },
      { brand: primary, emblem: lighter(accent, 0.2), ground: primary, name: deep, foot: paper },
    ),
  ].join('');
};

export const halved: Layout = (studio, room) => {
  const { primary, deep, accent, paper } = studio.palette;
  return [
    band(room, 0, 1, paper),
    band(room, 0, 0.45, mix(primary, paper, 0.06)),
    band(room, 0.45, 0.465, accent),
    setLabel(
      studio,
      room,
      { brand: 0.4, emblem: 0.18, emblemSize: 0.27, name: [0.49, 0.84], foot: 0.92 },
      { brand: paper, emblem: lighter(accent, 0.2), ground: primary, name: deep, foot: mix(deep, paper, 0.15) },
    ),
  ].join('');
};

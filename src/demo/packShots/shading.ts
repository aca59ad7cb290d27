import { darker, lighter, mix } from './colour';
import type { Palette } from './palette';
import { svg } from './svg';

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, colour, opacity = 1]) => {
      const see = opacity === 1 ? '' : svg` stop-opacity="${opacity}"`;
      return svg`<stop offset="${offset}" stop-color="${colour}"${see}/>`;
    })
    .join('');

export const across = (id: string, list: readonly Stop[]) =>
  `<linearGradient id="${id}">${stops(list)}</linearGradient>`;
export const down = (id: string, list: readonly Stop[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`;
export const round = (id: string, list: readonly Stop[], more = '') =>
  `<radialGradient id="${id}"${more}>${stops(list)}</radialGradient>`;

const dark = '#1a120c';
const light = '#ffffff';

/** Light from the upper left: `cyl` for glossy round surfaces, `soft` for round paper, `face` for flat ones. */
export function lightDefs(palette: Palette): string {
  const { glass, accent } = palette;
  return [
    across('cyl', [
      [0, dark, 0.42],
      [0.07, dark, 0.16],
      [0.16, light, 0.3],
      [0.24, light, 0.34],
      [0.36, light, 0.04],
      [0.62, dark, 0.04],
      [0.88, dark, 0.34],
      [0.96, dark, 0.44],
      [1, dark, 0.26],
    ]),
    across('soft', [
      [0, dark, 0.3],
      [0.1, dark, 0.07],
      [0.25, light, 0.2],
      [0.45, light, 0],
      [0.72, dark, 0.07],
      [1, dark, 0.36],
    ]),
    across('glass', [
      [0, darker(glass, 0.62)],
      [0.1, darker(glass, 0.15)],
      [0.3, lighter(glass, 0.16)],
      [0.55, glass],
      [0.82, darker(glass, 0.4)],
      [0.94, darker(glass, 0.62)],
      [1, darker(glass, 0.3)],
    ]),
    across('metal', [
      [0, darker(accent, 0.5)],
      [0.14, accent],
      [0.26, lighter(accent, 0.7)],
      [0.42, accent],
      [0.7, darker(accent, 0.25)],
      [0.9, darker(accent, 0.5)],
      [1, accent],
    ]),
    down('face', [
      [0, light, 0.16],
      [0.5, light, 0],
      [1, dark, 0.14],
    ]),
    across('sheen', [
      [0, light, 0.7],
      [1, light, 0.12],
    ]),
    round('shade', [
      [0, mix(palette.deep, dark, 0.6), 0.62],
      [0.45, mix(palette.deep, dark, 0.6), 0.28],
      [1, mix(palette.deep, dark, 0.6), 0],
    ]),
    round(
      'ball',
      [
        [0, light, 0.75],
        [0.35, light, 0.1],
        [1, dark, 0.36],
      ],
      ' cx=".36" cy=".3" r=".75"',
    ),
  ].join('');
}

export function groundShadow(x: number, y: number, width: number): string {
  return svg`<ellipse cx="${x + width * 0.22}" cy="${y + 2}" rx="${width * 0.9}" ry="${width * 0.15}" fill="url(#shade)" opacity=".55"/><ellipse cx="${x + width * 0.03}" cy="${y + 3}" rx="${width * 0.56}" ry="${width * 0.085}" fill="url(#shade)"/>`;
}

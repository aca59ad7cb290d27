import { darker, lighter } from './colour';
import { placed, svg } from './svg';

/** Grows upwards from (0, 0). */
export function leaf(length: number, fill: string): string {
  const half = length * 0.27;
  return svg`<path d="M0 0C${-half * 1.3} ${-length * 0.3} ${-half} ${-length * 0.75} 0 ${-length}C${half} ${-length * 0.75} ${half * 1.3} ${-length * 0.3} 0 0Z" fill="${fill}"/><path d="M0 0C${half * 1.3} ${-length * 0.3} ${half} ${-length * 0.75} 0 ${-length}Z" fill="${lighter(fill, 0.18)}"/><path d="M0 ${length * 0.08}V${-length * 0.9}" stroke="${darker(fill, 0.3)}" stroke-opacity=".5" stroke-width="${length * 0.025}"/>`;
}

/** Its stem starts at (0, 0). */
export function twig(fill: string): string {
  const stem = darker(fill, 0.2);
  return [
    svg`<path d="M0 0Q60 -14 128 -64" stroke="${stem}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    placed(leaf(62, darker(fill, 0.12)), 34, -8, 1, -18),
    placed(leaf(58, fill), 44, -10, 1, 112),
    placed(leaf(60, fill), 80, -28, 1, -2),
    placed(leaf(56, darker(fill, 0.08)), 88, -32, 1, 104),
    placed(leaf(50, lighter(fill, 0.1)), 126, -62, 1, 48),
  ].join('');
}

export function branchShadow(colour: string): string {
  const shapes = [
    [60, 40, 130, 128],
    [120, 62, 120, 60],
    [150, 96, 130, 158],
    [214, 120, 116, 84],
    [236, 160, 110, 176],
    [296, 196, 96, 112],
  ].map(([x = 0, y = 0, length = 0, turn = 0]) => {
    const half = length * 0.24;
    return svg`<path d="M0 0C${-half * 1.3} ${-length * 0.3} ${-half} ${-length * 0.75} 0 ${-length}C${half} ${-length * 0.75} ${half * 1.3} ${-length * 0.3} 0 0Z" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  });
  return `<g fill="${colour}"><path d="M-10 10Q160 60 310 210L304 214Q150 76-14 22Z"/>${shapes.join('')}</g>`;
}

function marigold(fill: string): string {
  const ring = (count: number, reach: number, size: number, colour: string) => {
    const petals = Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI + reach;
      return svg`<circle cx="${Math.cos(angle) * reach}" cy="${Math.sin(angle) * reach * 0.8}" r="${size}"/>`;
    });
    return `<g fill="${colour}">${petals.join('')}</g>`;
  };
  return `${ring(11, 32, 11, darker(fill, 0.22))}${ring(9, 22, 11, fill)}${ring(6, 11, 9, lighter(fill, 0.22))}${svg`<circle r="7" fill="${darker(fill, 0.3)}"/>`}`;
}

export function marigolds(leafFill: string): string {
  const shade = (x: number, y: number, half: number) =>
    svg`<ellipse cx="${x}" cy="${y}" rx="${half}" ry="${half * 0.3}" fill="url(#shade)"/>`;
  return [
    placed(leaf(74, darker(leafFill, 0.1)), 34, 4, 1, -74),
    placed(leaf(70, leafFill), 70, 2, 1, 76),
    shade(44, 18, 56),
    placed(marigold('#e98f1d'), 40, -16),
    shade(108, 26, 38),
    placed(marigold('#f2b134'), 102, 6, 0.66),
  ].join('');
}

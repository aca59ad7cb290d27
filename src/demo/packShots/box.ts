import { darker, lighter } from './colour';
import { svg } from './svg';

export interface BoxSize {
  width: number;
  height: number;
  depth: number;
}

const slope = 0.055;
const sideRise = 0.36;

/** Stands on (0, 0), turned slightly to the left. `print` is the artwork of the front, `edge` of the side. */
export function drawBox(size: BoxSize, colour: string, print: string, edge = ''): string {
  const { width, height, depth } = size;
  const side = depth * 0.5;
  const left = -(width + side) / 2;
  const near = left + width;
  const fall = width * slope;
  const rise = side * sideRise;
  const base = fall * 0.4;
  const top = base - height;
  return [
    svg`<path d="M${left} ${top - fall}L${near} ${top}L${near + side} ${top - rise}L${left + side} ${top - fall - rise}Z" fill="${lighter(colour, 0.32)}"/>`,
    svg`<g transform="matrix(.5 ${-0.5 * sideRise} 0 1 ${near} ${top})"><path d="M0 0H${depth}V${height}H0Z" fill="${darker(colour, 0.3)}"/>${edge}<path d="M0 0H${depth}V${height}H0Z" fill="#1a120c" fill-opacity=".22"/></g>`,
    svg`<g transform="matrix(1 ${slope} 0 1 ${left} ${top - fall})"><path d="M0 0H${width}V${height}H0Z" fill="${colour}"/>${print}<path d="M0 0H${width}V${height}H0Z" fill="url(#face)"/><path d="M${width - 1} 0V${height}" stroke="#fff" stroke-opacity=".35" stroke-width="2"/></g>`,
  ].join('');
}

export const boxSpan = ({ width, depth }: BoxSize) => width + depth * 0.5;

import { lighter } from './colour';
import { svg } from './svg';

/** Top and bottom curve down by `sag`. */
export function stripPath(x: number, y: number, width: number, height: number, sag: number): string {
  const middle = x + width / 2;
  return svg`M${x} ${y}Q${middle} ${y + 2 * sag} ${x + width} ${y}V${y + height}Q${middle} ${y + height + 2 * sag} ${x} ${y + height}Z`;
}

interface Drum {
  half: number;
  top: number;
  bottom: number;
  sag: number;
  fill: string;
  /** Colour of the top face, if visible. */
  lid?: string;
  shade?: string;
}

/** Centred on x = 0. */
export function drum({ half, top, bottom, sag, fill, lid, shade = 'url(#cyl)' }: Drum): string {
  const side = svg`M${-half} ${top}V${bottom}A${half} ${sag} 0 0 0 ${half} ${bottom}V${top}A${half} ${sag} 0 0 1 ${-half} ${top}Z`;
  const cover =
    lid === undefined
      ? ''
      : svg`<ellipse cy="${top}" rx="${half}" ry="${sag}" fill="${lid}"/><ellipse cy="${top}" rx="${half - 1.5}" ry="${sag - 1}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.5"/>`;
  return svg`<path d="${side}" fill="${fill}"/><path d="${side}" fill="${shade}"/>${cover}`;
}

export function ribbedCap(half: number, top: number, bottom: number, sag: number, colour: string): string {
  const ribs = Array.from({ length: 15 }, (_, index) => {
    const angle = ((index + 1) / 16) * Math.PI;
    const x = -Math.cos(angle) * half;
    const drop = Math.sin(angle) * sag;
    return svg`M${x} ${top + drop + 8}V${bottom + drop - 4}`;
  });
  return `${drum({ half, top, bottom, sag, fill: colour, lid: lighter(colour, 0.22) })}${svg`<path d="${ribs.join('')}" stroke="#1a120c" stroke-opacity=".2" stroke-width="2.4" fill="none"/>`}`;
}

interface Bottle {
  half: number;
  body: number;
  shoulder: number;
  neckHalf: number;
  neck: number;
  sag: number;
}

/** Stands on (0, 0). */
export function bottlePath({ half, body, shoulder, neckHalf, neck, sag }: Bottle): string {
  const top = -(body + shoulder + neck);
  const collar = -(body + shoulder);
  const knee = -(body + shoulder * 0.62);
  return svg`M${-neckHalf} ${top}V${collar}C${-neckHalf} ${knee + shoulder * 0.2} ${-half} ${knee} ${-half} ${-body}V-16C${-half} ${sag * 0.4} ${-half * 0.72} ${sag} 0 ${sag}C${half * 0.72} ${sag} ${half} ${sag * 0.4} ${half} -16V${-body}C${half} ${knee} ${neckHalf} ${knee + shoulder * 0.2} ${neckHalf} ${collar}V${top}Z`;
}

export function sheen(x: number, top: number, bottom: number, width: number): string {
  const bend = width / 2;
  return svg`<path d="M${x} ${top + width}Q${x} ${top} ${x + bend} ${top}Q${x + width} ${top + 2} ${x + width} ${top + width}V${bottom - 6}Q${x + bend} ${bottom} ${x} ${bottom - 6}Z" fill="url(#sheen)" opacity=".6"/>`;
}

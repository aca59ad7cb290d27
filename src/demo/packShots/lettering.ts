import { clipText, fitText, lineHeight } from './fitText';
import { escapeXml, svg } from './svg';
import { textWidth } from './textWidth';

const serif = 'Georgia, serif';
const sans = 'system-ui, sans-serif';
/** Semibold is wider than the estimate. */
const semibold = 1.12;

interface NameRoom {
  x: number;
  y: number;
  width: number;
  height: number;
  largest: number;
  maxLines?: number;
}

/** Centred in a box with its top at `y`. */
export function nameText(text: string, room: NameRoom, ink: string): string {
  const { size, lines } = fitText(text, { maxLines: 4, ...room, smallest: Math.max(9, room.largest * 0.42) });
  const step = size * lineHeight;
  const first = room.y + (room.height - lines.length * step) / 2 + size * 0.88;
  const spans = lines.map(
    (line, index) => svg`<tspan x="${room.x}" y="${first + index * step}">${escapeXml(line)}</tspan>`,
  );
  return svg`<text font-family="${serif}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${ink}">${spans.join('')}</text>`;
}

/** Shrinks, then truncates, to fit `width`. */
export function smallText(
  text: string,
  place: { x: number; y: number; width: number; size: number },
  ink: string,
  spaced = false,
): string {
  const words = spaced ? text.toUpperCase() : text;
  const spacing = spaced ? 0.14 : 0;
  const bare = textWidth(words);
  const ems = Math.max(bare * semibold + [...words].length * spacing, 0.1);
  const size = Math.max(place.size * 0.36, Math.min(place.size, place.width / ems));
  const line = clipText(words, (place.width / size / ems) * bare + 0.01);
  const tracking = spaced ? svg` letter-spacing="${size * spacing}"` : '';
  return svg`<text x="${place.x}" y="${place.y}" font-family="${sans}" font-size="${size}" font-weight="600" text-anchor="middle"${tracking} fill="${ink}">${escapeXml(line)}</text>`;
}

import { textWidth } from './textWidth';

export interface FittedText {
  size: number;
  lines: string[];
}

interface Room {
  width: number;
  height: number;
  largest: number;
  smallest: number;
  maxLines: number;
}

export const lineHeight = 1.14;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Takes ems. Never separates a letter from its combining marks. */
export function clipText(text: string, ems: number): string {
  if (textWidth(text) <= ems) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (textWidth(`${kept}${segment}…`) > ems) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** Zero-width space: lines may break after a dash or slash. */
const seam = '\u200b';
const wordsOf = (text: string) =>
  text
    .replace(/([–—/-])(?=\S)/g, `$1${seam} `)
    .trim()
    .split(/\s+/)
    .filter(Boolean);
const joined = (line: string, word: string) =>
  line.endsWith(seam) ? `${line.slice(0, -1)}${word}` : `${line} ${word}`;
const withoutSeams = (lines: string[]) => lines.map((line) => line.replaceAll(seam, ''));

function wrap(words: string[], ems: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(joined(last, word)) <= ems) lines[lines.length - 1] = joined(last, word);
    else lines.push(word);
  }
  return lines;
}

/** Avoids a single short word on the last line. */
function balance(words: string[], ems: number): string[] {
  const lines = wrap(words, ems);
  for (let narrower = ems * 0.6; narrower < ems; narrower += ems * 0.05) {
    const tighter = wrap(words, narrower);
    if (tighter.length === lines.length && tighter.every((line) => textWidth(line) <= ems)) return tighter;
  }
  return lines;
}

/** Truncates text that does not fit at the smallest size. */
export function fitText(text: string, room: Room): FittedText {
  const words = wordsOf(text);
  for (let size = room.largest; size >= room.smallest; size -= 1) {
    const ems = room.width / size;
    const lines = balance(words, ems);
    const fits = lines.length <= room.maxLines && lines.length * size * lineHeight <= room.height;
    const orphaned = lines.length > 1 && (lines.at(-1)?.length ?? 0) < 3;
    if (fits && !orphaned && lines.every((line) => textWidth(line) <= ems)) return { size, lines: withoutSeams(lines) };
  }
  const ems = room.width / room.smallest;
  const lines = wrap(words, ems);
  const count = Math.max(1, Math.min(room.maxLines, Math.floor(room.height / (room.smallest * lineHeight))));
  const kept = withoutSeams([
    ...lines.slice(0, count - 1),
    lines
      .slice(count - 1)
      .reduce(joined, '')
      .trim(),
  ]);
  return { size: room.smallest, lines: kept.filter(Boolean).map((line) => clipText(line, ems)) };
}

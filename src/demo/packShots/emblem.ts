import { hash, pick } from './hash';
import { svg } from './svg';

/** Drawn in a box of 100 around (0, 0); `ground` shows through cut-outs. */
type Emblem = (ink: string, ground: string) => string;

const petal = 'M0 34C-17 14-14-18 0-40C14-18 17 14 0 34Z';

const emblems = {
  leaf: (ink, ground) =>
    `<path d="M0 44C-38 26-36-14 0-48C36-14 38 26 0 44Z" fill="${ink}"/><path d="M0 50V-30M0 26L-16 8M0 26L16 8M0 4L-12-10M0 4L12-10" stroke="${ground}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  sun: (ink) =>
    `<circle r="19" fill="${ink}"/>${[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
      .map((turn) => `<path d="M-4-27L0-${turn % 60 ? 40 : 47}L4-27Z" fill="${ink}" transform="rotate(${turn})"/>`)
      .join('')}`,
  lotus: (ink, ground) =>
    `<g fill="${ink}" stroke="${ground}" stroke-width="3" stroke-linejoin="round">${[-74, 74, -38, 38, 0]
      .map((turn) => `<path d="${petal}" transform="rotate(${turn} 0 30)"/>`)
      .join('')}</g><path d="M-30 42Q0 52 30 42" stroke="${ink}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  mountain: (ink, ground) =>
    `<circle cx="22" cy="-28" r="11" fill="${ink}"/><path d="M-48 30L-12-34L10 2L22-14L48 30Z" fill="${ink}"/><path d="M-12-34L-22-16L-13-20L-7-12L-1-16Z" fill="${ground}"/><path d="M-40 42Q-20 34 0 42T40 42" stroke="${ink}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  drop: (ink, ground) =>
    `<path d="M0-48C20-16 32-2 32 14A32 32 0 0 1-32 14C-32-2-20-16 0-48Z" fill="${ink}"/><path d="M-2 34C-22 20-16-2 12-8C20 14 14 30-2 34ZM-8 38L8 2" fill="${ground}" stroke="${ink}" stroke-width="3"/>`,
  seed: (ink) =>
    `<path d="M0 46C-20 40-24 18 0 2C24 18 20 40 0 46Z" fill="${ink}"/><path d="M-2-2C-34 2-42-22-42-36C-18-38-2-26-2-2ZM4-6C4-30 20-44 42-44C44-22 30-4 4-6Z" fill="${ink}"/>`,
  marigold: (ink, ground) =>
    `<g fill="${ink}" stroke="${ground}" stroke-width="2.5">${[0, 36, 72, 108, 144, 180, 216, 252, 288, 324]
      .map((turn) => `<ellipse cy="-28" rx="12" ry="18" transform="rotate(${turn})"/>`)
      .join('')}<circle r="21"/><circle r="9"/></g>`,
  moon: (ink) =>
    `<path d="M14-44A46 46 0 1 0 40 24A38 38 0 0 1 14-44Z" fill="${ink}"/><path d="M30-22L34-12L44-8L34-4L30 6L26-4L16-8L26-12Z" fill="${ink}"/>`,
} satisfies Record<string, Emblem>;

export type EmblemName = keyof typeof emblems;

const names: readonly [EmblemName, ...EmblemName[]] = ['leaf', 'sun', 'mountain', 'drop', 'seed', 'marigold', 'moon'];

/** Chosen so that few demo brands share an emblem. */
const salt = 'e80435';

export function emblemOf(brand: string): EmblemName {
  const key = brand.trim().toLowerCase();
  return key === 'brahmanand' ? 'lotus' : pick(names, hash(key), salt);
}

export function drawEmblem(name: EmblemName, x: number, y: number, size: number, ink: string, ground: string): string {
  return svg`<g transform="translate(${x} ${y}) scale(${size / 100})">${emblems[name](ink, ground)}</g>`;
}

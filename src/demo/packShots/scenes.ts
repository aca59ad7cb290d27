import { drawBackdrop, drawPlinth } from './backdrop';
import { drawBackLabel } from './backLabel';
import { marigolds, twig } from './botanicals';
import { boxSpan, drawBox } from './box';
import { drawEmblem } from './emblem';
import { hash } from './hash';
import { groundShadow } from './shading';
import type { Form, Studio } from './studio';
import { placed } from './svg';

export type Scene = (studio: Studio, form: Form) => string;

const green = '#5b7c4c';

const flourish = ({ seed }: Studio) => (hash(`plant${seed}`) % 3 === 0 ? marigolds(green) : twig(green));

const fitted = (form: Form, width: number, height: number) => Math.min(width / form.width, height / form.height);

const stood = (drawing: string, width: number, x: number, y: number, scale: number) =>
  `${groundShadow(x, y, width * scale)}${placed(drawing, x, y, scale)}`;

export const front: Scene = (studio, form) => {
  const onStep = hash(`step${studio.seed}`) % 3 !== 0;
  const scale = fitted(form, 500, onStep ? 530 : 560);
  const y = onStep ? 632 : 672;
  const half = Math.max(190, form.width * scale * 0.66);
  const contentsLeft = hash(`side${studio.seed}`) % 3 === 0;
  return [
    drawBackdrop(studio),
    onStep ? placed(drawPlinth(studio, half), 400, y) : '',
    stood(form.vessel(studio), form.width, 400, y, scale),
    placed(flourish(studio), contentsLeft ? 606 : 108, 736, 1.15),
    placed(form.contents(studio), contentsLeft ? 172 : 634, 722, 1.02),
  ].join('');
};

/** Close-up: the product extends beyond the frame. */
export const detail: Scene = (studio, form) => {
  const scale = fitted(form, 590, 720);
  return [
    placed(drawBackdrop(studio), -140, -150, 1.3),
    stood(form.vessel(studio), form.width, 310, 690, scale),
    placed(twig(green), -34, 806, 1.5, -4),
    placed(form.contents(studio), 574, 722, 1.56),
  ].join('');
};

const cartonSize = { width: 262, height: 410, depth: 110 };

function ownCarton(studio: Studio): string {
  const { palette, emblem } = studio;
  const print = drawBackLabel(studio, cartonSize.width, cartonSize.height);
  const edge = drawEmblem(emblem, cartonSize.depth / 2, cartonSize.height / 2, 70, palette.accent, palette.primary);
  return drawBox(cartonSize, palette.primary, print, edge);
}

/** Back of the pack, with the product or its contents. */
export const pack: Scene = (studio, form) => {
  if (form.back) {
    return [
      drawBackdrop(studio),
      stood(form.back(studio), form.width * 0.9, 356, 676, Math.min(1.25, fitted(form, 480, 540))),
      placed(form.contents(studio), 618, 716, 1.08),
      placed(twig(green), 40, 770, 1.1),
    ].join('');
  }
  return [
    drawBackdrop(studio),
    stood(ownCarton(studio), boxSpan(cartonSize), 256, 652, 1.14),
    stood(form.vessel(studio), form.width, 572, 694, fitted(form, 310, 450)),
    placed(twig(green), 60, 756, 1),
  ].join('');
};

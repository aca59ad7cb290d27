import { drawBackLabel } from '@/demo/packShots/backLabel';
import { boxSpan, drawBox } from '@/demo/packShots/box';
import { lighter } from '@/demo/packShots/colour';
import { tablets } from '@/demo/packShots/contents';
import { drawLabel } from '@/demo/packShots/label';
import { groundShadow } from '@/demo/packShots/shading';
import type { Form, Studio } from '@/demo/packShots/studio';
import { placed, svg } from '@/demo/packShots/svg';

const size = { width: 250, height: 360, depth: 110 };

function strip({ palette }: Studio): string {
  const pill = lighter(palette.powder, 0.3);
  const pockets = [0, 1, 2, 3, 4].flatMap((row) =>
    [-30, 30].map((x) => {
      const y = -214 + row * 43;
      return svg`<ellipse cx="${x}" cy="${y}" rx="21" ry="16" fill="${pill}"/><ellipse cx="${x}" cy="${y}" rx="21" ry="16" fill="url(#ball)"/>`;
    }),
  );
  return [
    svg`<rect x="-64" y="-246" width="128" height="246" rx="10" fill="#cfd2d1"/><rect x="-64" y="-246" width="128" height="246" rx="10" fill="url(#sheen)"/><path d="M-64-120L64-216V-160L-64-64Z" fill="#fff" fill-opacity=".3"/>`,
    pockets.join(''),
    '<rect x="-63" y="-245" width="126" height="244" rx="9" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>',
  ].join('');
}

function vessel(studio: Studio): string {
  const print = drawLabel(studio, { x: 0, y: 0, width: size.width, height: size.height, sag: 0 });
  return [
    placed(drawBox(size, studio.palette.primary, print), -50, -8),
    groundShadow(128, 8, 130),
    placed(strip(studio), 148, 12, 0.94, 8),
  ].join('');
}

const back = (studio: Studio) => drawBox(size, studio.palette.primary, drawBackLabel(studio, size.width, size.height));

export const blister: Form = { width: boxSpan(size) + 90, height: 394, vessel, contents: tablets, back };

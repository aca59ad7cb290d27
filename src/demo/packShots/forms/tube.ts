import { lighter } from '@/demo/packShots/colour';
import { creamSwirl } from '@/demo/packShots/contents';
import { drawLabel } from '@/demo/packShots/label';
import { drum } from '@/demo/packShots/solids';
import type { Form, Studio } from '@/demo/packShots/studio';
import { svg } from '@/demo/packShots/svg';

const outline = 'M-88-66C-92-190-104-330-112-424H112C104-330 92-190 88-66Q70-48 0-48T-88-66Z';

function vessel(studio: Studio): string {
  const { palette } = studio;
  const crimp = Array.from({ length: 19 }, (_, index) => svg`M${-108 + index * 12}-460V-428`).join('');
  return [
    drum({ half: 74, top: -70, bottom: -6, sag: 12, fill: palette.primary }),
    '<path d="M-74-56A74 12 0 0 0 74-56" stroke="#fff" stroke-opacity=".35" stroke-width="2.5" fill="none"/>',
    svg`<path d="${outline}" fill="${palette.paper}"/>`,
    drawLabel(studio, { x: -82, y: -404, width: 164, height: 296, sag: 3 }),
    svg`<path d="M-114-464H114L112-424H-112Z" fill="${lighter(palette.primary, 0.1)}"/><path d="${crimp}" stroke="#1a120c" stroke-opacity=".18" stroke-width="3"/>`,
    svg`<path d="${outline}" fill="url(#soft)"/><path d="M-114-464H114L112-424H-112Z" fill="url(#soft)"/>`,
    '<path d="M-96-400C-92-300-82-180-78-84" stroke="#fff" stroke-opacity=".55" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M-40-420Q0-390 44-420" stroke="#1a120c" stroke-opacity=".12" stroke-width="4" fill="none"/>',
  ].join('');
}

/** For gels, ointments and toothpaste. */
export const tube: Form = { width: 230, height: 466, vessel, contents: creamSwirl };

import { formOf } from './formOf';
import { detail, front, pack, type Scene } from './scenes';
import { lightDefs } from './shading';
import { studioOf } from './studio';

export interface PackShot {
  doseForm: string;
  brand: string;
  name: string;
  packSize: string;
  view: 'front' | 'detail' | 'pack';
}

const scenes: Record<PackShot['view'], Scene> = { front, detail, pack };

/** Returns a self-contained 800 × 800 SVG document, always the same for the same shot. */
export function drawPackShot(shot: PackShot): string {
  const studio = studioOf(shot);
  const scene = scenes[shot.view](studio, formOf(studio));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800"><defs>${lightDefs(studio.palette)}</defs>${scene}</svg>`;
}

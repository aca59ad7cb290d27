import { type HttpHandler, http } from 'msw';
import { drawPackShot } from '@/demo/packShots/drawPackShot';
import { json } from './json';
import { packShotPath, packShotViews } from './packShotUrl';

/** Generates the pictures of the seed's `images`. */
export function packShotHandler(apiBase: string): HttpHandler {
  return http.get(`${apiBase}${packShotPath}`, ({ request, params }) => {
    const view = packShotViews.find((known) => `${known}.svg` === params.view);
    if (!view) return json(404, { message: 'Picture not found' });
    const query = new URL(request.url).searchParams;
    const text = (name: string) => query.get(name) ?? '';
    const svg = drawPackShot({ doseForm: text('f'), brand: text('b'), name: text('n'), packSize: text('p'), view });
    return new Response(svg, {
      headers: {
        'Content-Type': 'image/svg+xml; charset=utf-8',
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    });
  });
}

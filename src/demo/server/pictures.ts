import { type HttpHandler, http } from 'msw';
import { json } from './call';
import type { HandlerOptions } from './handlers';

/** Where the API serves the files of `src/demo/pictures/`. */
export const picturesPath = '/pictures/';

/** The product pictures; their URLs are the `images` of the seed. */
export function pictureHandler({ bases, readPicture }: HandlerOptions): HttpHandler {
  return http.get(`${bases.api}${picturesPath}:file`, async ({ params }) => {
    const file = String(params.file);
    const picture = /^[a-z\d-]+\.svg$/.test(file) ? await readPicture(file) : null;
    if (picture === null) return json(404, { message: 'Picture not found' });
    return new Response(picture, {
      headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
    });
  });
}

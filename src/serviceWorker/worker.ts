import { registerRoute, setCatchHandler } from 'workbox-routing';
import { build, cachedFile, fileUrls } from './files';
import { kindOf, respondToNavigation } from './pages';
import { isPicture, respondToPicture } from './pictures';
import { followVersions } from './versions';

/**
 * The shop's service worker: a second visit needs no network. It responds to navigations except the dashboard's, to
 * files of the build and to pictures. Anything else, above all every call, goes to the network without it.
 */
followVersions();

registerRoute(({ request, url }) => request.mode === 'navigate' && kindOf(url) !== 'admin', respondToNavigation);

const assets = `${build.base}assets/`;
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.mode !== 'navigate' &&
    !request.headers.has('range') &&
    (fileUrls.has(url.pathname) || (url.pathname.startsWith(assets) && request.destination !== 'image')),
  async ({ request, url }) => (await cachedFile(url.href)) ?? fetch(request),
);

registerRoute(({ request, url }) => isPicture(request, url), respondToPicture);

setCatchHandler(async () => Response.error());

import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { languageFolders, languageOfBase } from '../lib/languages.ts';

/** `npm start` and `npm run preview` in every language, which has a development server and a folder of the build. */
export function languageServers(): Plugin {
  const folderOf = (url: string) => languageFolders.find((folder) => `${url.split('?')[0]}/`.startsWith(`/${folder}`));
  return {
    name: 'language-servers',
    apply: 'serve',
    configureServer: ({ config, middlewares, httpServer }) => {
      if (languageOfBase(config.base) !== 'en') return;
      const started = new Map<string, Promise<ViteDevServer>>();
      const start = (folder: string) => {
        const { root, mode, logLevel, cacheDir } = config;
        const server = createServer({
          root,
          mode,
          ...(logLevel ? { logLevel } : {}),
          base: `/${folder}`,
          cacheDir: `${cacheDir}-${folder.slice(0, -1)}`,
          server: {
            middlewareMode: true,
            ...(httpServer ? { hmr: { server: httpServer as never, path: folder } } : {}),
          },
        });
        httpServer?.once('close', () => void server.then((running) => running.close()));
        return server;
      };
      middlewares.use((request, response, next) => {
        const folder = folderOf(request.url ?? '');
        if (!folder) return next();
        const server = started.get(folder) ?? start(folder);
        started.set(folder, server);
        if (request.url && !request.url.startsWith(`/${folder}`))
          request.url = request.url.replace(/^\/\w+/, `/${folder}`);
        server.then((running) => running.middlewares(request, response, next), next);
      });
    },
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, _, next) => {
        const folder = folderOf(request.url ?? '');
        const path = request.url?.split('?')[0] ?? '';
        // A path without a file extension is a page: it gets this language's index.html, not the English one.
        if (folder && !/\.\w+$/.test(path)) request.url = `/${folder}index.html`;
        next();
      });
    },
  };
}

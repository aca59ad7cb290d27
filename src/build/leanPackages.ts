import type { Plugin } from 'vite';

/** Lucide's icon factory without its provider, aliases and stroke arithmetic, which no icon here uses: 1.2 kB less on every page. */
const iconMaker = /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
const leanIconMaker = `
import { createElement, forwardRef } from 'react';
const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
export default ({ node }) => forwardRef(({ size = 24, ...rest }, ref) =>
  createElement('svg', { ref, width: size, height: size, viewBox: '0 0 24 24', ...line, ...rest },
    node.map(([tag, attributes]) => createElement(tag, attributes))));
`;

/** The router's browser entry is its development build, with long warnings and checks: 0.5 kB less on every page. */
const routerEntry = /react-router\/dist\/development\/index\.mjs$/;

/** Names for React's developer tools keep components in the bundle that nothing uses. */
const displayName = /^\w+\.displayName = .*$/gm;
const madeByReact = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;
/** Links preload pages of React Router's own server framework, which a single-page app cannot use. */
const frameworkPrefetch = 'return shouldPrefetch && !isAbsolute ?';
const routerCode = /react-router\/dist\/production\/.*\.mjs$/;

/** Leaves out of the build what two packages bring and the shop never runs: without it the product page exceeds its budget. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(-dom)?$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && routerEntry.test(found.id) ? found.id.replace('/development/', '/production/') : found;
      },
    },
    transform: {
      filter: { id: routerCode },
      handler: (code) => ({
        code: code
          .replaceAll(displayName, '')
          .replace(frameworkPrefetch, 'return false ?')
          .replaceAll(madeByReact, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
    load: (id) => (iconMaker.test(id) ? leanIconMaker : null),
  };
}

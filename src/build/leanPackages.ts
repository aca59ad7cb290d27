import type { Plugin } from 'vite';

/**
 * Axios without what no call of ours uses: the older of its two browser transports (every call goes by fetch, and axios
 * takes a missing transport as one the place does not have), and its table of status names.
 */
const unusedOfAxios = /axios\/lib\/(adapters\/xhr|helpers\/HttpStatusCode)\.js$/;

/** Lucide's maker of icons, without the provider, aliases and stroke arithmetic that none of our icons asks for. */
const iconMaker = /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
const leanIconMaker = `
import { createElement, forwardRef } from 'react';
const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
export default ({ node }) => forwardRef(({ size = 24, ...rest }, ref) =>
  createElement('svg', { ref, width: size, height: size, viewBox: '0 0 24 24', ...line, ...rest },
    node.map(([tag, attributes]) => createElement(tag, attributes))));
`;

/** The router's entry for browsers is its development build: long warnings and checks, also in production. */
const routerEntry = /react-router\/dist\/development\/index\.mjs$/;

/** Leaves out of the builds what a package brings and the shop never runs. */
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
    load: (id) => {
      if (unusedOfAxios.test(id)) return 'export default null;';
      return iconMaker.test(id) ? leanIconMaker : null;
    },
  };
}

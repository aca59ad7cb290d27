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

interface Trim {
  readonly file: RegExp;
  /** Code by what replaces it. */
  readonly replaced: readonly (readonly [code: string | RegExp, by: string])[];
}

/** Lists that grow page by page from the server; the store's backend has none. */
const infiniteQueries = [[/(?<!function )isInfiniteQueryDefinition\([^)]*\)/g, 'false']] as const;

/** Parts of packages that the bundler cannot tell to be unused. An update that changes such code fails the build. */
const trims: readonly Trim[] = [
  {
    // The chunk with the components; another version names it otherwise.
    file: /react-router\/dist\/production\/chunk-7RTFRKQW\.mjs$/,
    replaced: [
      // Names for React's developer tools keep components that nothing uses.
      [/^\w+\.(displayName|contextType) = .*$/gm, ''],
      [/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'],
      // Links preload pages of the router's own server framework.
      [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '[false, null, {}]'],
      ['return shouldPrefetch && !isAbsolute ?', 'return false ?'],
      // <BrowserRouter> has no data router.
      ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = void 0;'],
    ],
  },
  {
    file: /@reduxjs\/toolkit\/dist\/query\/rtk-query\.modern\.mjs$/,
    // Polling, `onCacheEntryAdded`, refetching on focus, infinite queries and schemas; tests/architecture/unusedQueryParts.test.ts keeps the shop from using them.
    replaced: [
      [/\s(buildPollingHandler|buildCacheLifecycleHandler),/g, ''],
      ['buildWindowEventHandler(builderArgs)', '() => {}'],
      ...infiniteQueries,
      [/\sbuildInitiateInfiniteQuery,/g, ''],
      [/\sbuildInfiniteQuerySelector,/g, ''],
      ['isQuery && "infiniteQueryOptions" in endpointDefinition', 'false'],
      ['if (isQueryDefinition(endpointDefinition)) thunk =', 'if (true) thunk ='],
      // The shop checks answers itself, record by record (src/api/readRecords.ts).
      [/^\s*if \(\w+Schema && [^\n]*$/gm, ''],
      ['caughtError instanceof NamedSchemaError', 'false'],
    ],
  },
  {
    file: /@reduxjs\/toolkit\/dist\/query\/react\/rtk-query-react\.modern\.mjs$/,
    replaced: [
      ...infiniteQueries,
      [/\sbuildInfiniteQueryHooks,/g, ''],
      // No screen waits with a query until something is pressed.
      [/\suseLazyQuery(Subscription)?,/g, ''],
      [/\suseLazyQuery\(options\) \{[\s\S]*?\n\t\t\t\},(?=\n\t\t\tuseQuery\()/, ''],
      [/^.*useLazy\$.*$/m, ''],
    ],
  },
];

/** Leaves out of the build what packages bring and the shop never runs: 8 kB less on every page. */
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
    load: (id) => (iconMaker.test(id) ? leanIconMaker : null),
    transform: {
      filter: { id: trims.map(({ file }) => file) },
      handler(code, id) {
        const { replaced = [] } = trims.find(({ file }) => file.test(id)) ?? {};
        return replaced.reduce((text, [found, by]) => {
          const trimmed = text.replace(found, by);
          if (trimmed === text) this.error(`${id} no longer contains ${found}: see src/build/leanPackages.ts`);
          return trimmed;
        }, code);
      },
    },
  };
}

import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { languageBuilds } from './src/build/languageBuilds.ts';
import { languageServers } from './src/build/languageServers.ts';
import { earlyScripts, packagesFirst, prerenderPages } from './src/build/prerenderPages.ts';
import { serviceWorker } from './src/build/serviceWorker.ts';
import { checkEnv, type Env } from './src/config/envCheck.ts';
import { hostingFiles } from './src/hosting/hostingFiles.ts';
import { singleIcons } from './tests/support/run/singleIcons.ts';
import { packagesInContexts, testProjects } from './tests/support/run/testProjects.ts';

/** Tests of rules and screens use addresses that no real host serves. */
const testEnv = {
  VITE_BACKEND: 'hosted',
  VITE_API_BASE_URL: 'https://api.shop.test',
  VITE_ADDRESS_API_BASE_URL: 'https://address.shop.test',
  VITE_PAYMENT_API_BASE_URL: 'https://pay.shop.test',
  VITE_GEOCODER_BASE_URL: 'https://geo.shop.test',
  VITE_PAYPAL_CLIENT_ID: 'test-client-id',
  VITE_PAYPAL_SDK_URL: 'https://sdk.shop.test/sdk/js',
  VITE_CONTACT_EMAIL: 'care@shop.test',
  VITE_CONTACT_PHONE: '+1 416 555 0137',
  VITE_WHATSAPP_NUMBER: '14165550137',
};

/** The demo's service worker is in public/; a hosted build must not contain it. */
function withoutDemoWorker(env: Env): Plugin {
  let outDir = '';
  return {
    name: 'without-demo-worker',
    apply: 'build',
    configResolved: (config) => {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      if (env.backend === 'hosted') await rm(path.join(outDir, 'mockServiceWorker.js'), { force: true });
    },
  };
}

export default defineConfig(({ mode }) => {
  const env = checkEnv(mode === 'test' ? testEnv : loadEnv(mode, process.cwd(), 'VITE_'));
  const { reportUrl, ...shown } = env;
  const inLanguage = languageBuilds();
  return {
    plugins: [
      ...(mode === 'test' ? [singleIcons()] : []),
      react(),
      tailwindcss(),
      inLanguage.texts,
      languageServers(),
      withoutDemoWorker(env),
      earlyScripts(env),
      packagesFirst(),
      prerenderPages(env),
      serviceWorker(env),
      inLanguage.builds,
      hostingFiles(env),
    ],
    resolve: {
      alias: { '@': path.resolve(import.meta.dirname, 'src'), ...(mode === 'test' ? packagesInContexts.alias : {}) },
    },
    define: {
      __STORE_ENV__: JSON.stringify(shown),
      // Tests set this constant themselves.
      ...(mode === 'test' ? {} : { __IMAGE_TEMPLATE__: JSON.stringify(env.imageTemplate) }),
      __REPORT_URL__: JSON.stringify(reportUrl),
      __DEMO__: JSON.stringify(env.backend === 'demo'),
    },
    // Vite finds all packages at the start: finding one later would reload the page while it is in use.
    optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}'] },
    build: {
      manifest: true,
      modulePreload: { polyfill: false },
      sourcemap: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      // Packages that every page loads stay cached across deploys; all other code is split by route and import.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 1 },
              { name: 'shop', tags: ['$initial'] },
            ],
          },
        },
      },
      chunkSizeWarningLimit: 800,
    },
    test: {
      server: { deps: { inline: packagesInContexts.inline } },
      setupFiles: ['tests/support/setup.ts'],
      // Vitest would leave a core unused.
      maxWorkers: availableParallelism(),
      // Otherwise a screen's test spends a sixth of its time on garbage collection.
      execArgv: ['--max-semi-space-size=64'],
      restoreMocks: true,
      tags: [{ name: 'long', description: 'For `npm run test:all` alone.' }],
      // A file's first test also waits until its page's code is compiled, which takes long on a busy machine.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      projects: mode === 'test' ? testProjects() : [],
    },
  };
});

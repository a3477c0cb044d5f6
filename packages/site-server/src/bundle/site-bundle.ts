import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import type { Config } from '@react-router/dev/config';
import { defineConfig, type UserConfigFnObject } from 'vite';
import { compressAssets } from './compress-assets.ts';
import { lightenTexts } from './lighten-texts.ts';
import { listParts } from './list-parts.ts';
import { buildTargets } from './supported-browsers.ts';

interface SiteBundle {
  /** What the addresses of the site begin with: `/`, or such as `/console/`. */
  base: `/${string}`;
  /** Scripts that come in one file each, by the paths of what belongs to them; the first that fits takes a file. */
  groups: readonly { name: string; test: RegExp }[];
}

/** The folder of the whole repository. */
const house = path.resolve(import.meta.dirname, '../../../..');

/** What browsers load in place of i18next. */
const browserTexts = path.join(house, 'packages/site/src/texts/browser-texts.ts');

/** What every page needs of our dependencies, with what stands for one: a file that changes with them only. */
const vendor = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|react-router|react-i18next|use-sync-external-store|cookie)\/|\/texts\/browser-texts\.ts/,
};

/** The `vite.config.ts` of a site. */
export function bundleSite({ base, groups }: SiteBundle): UserConfigFnObject {
  return defineConfig(({ command }) => ({
    base,
    plugins: [lightenTexts(browserTexts), reactRouter(), listParts(base, house)],
    build: {
      // An inlined asset cannot be cached on its own, and `data:` fonts would need a wider policy.
      assetsInlineLimit: 0,
      cssMinify: 'lightningcss',
      // All pages together need less style than one picture: one file, fetched once, first of all.
      cssCodeSplit: false,
      target: buildTargets(),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Every visitor loads the list of all files: names that say more would be paid for by each of them. Seven
              // letters of 64 are enough for a file that has changed to have another name.
              entryFileNames: 'assets/[hash:7].js',
              chunkFileNames: 'assets/[hash:7].js',
              // Open developer tools are noticed by a `debugger` statement (the portal's inspection guard).
              minify: { compress: { dropDebugger: false }, mangle: true, codegen: true },
              codeSplitting: { groups: [vendor, ...groups] },
            },
          },
        },
      },
    },
    // Workers fetch the readers they need, which takes modules.
    worker: { format: 'es' },
    ssr: {
      // Bundled for production so that the server loads the icons in use, not all five thousand.
      noExternal: command === 'build' ? ['@tabler/icons-react'] : [],
    },
    optimizeDeps: {
      // Named here because the first load would otherwise find them late and start over.
      include: [
        'react',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        'react-router',
        'react-router/dom',
        'i18next',
        'react-i18next',
        '@tabler/icons-react',
      ],
    },
  }));
}

/** The `react-router.config.ts` of a site. */
export const siteConfig: Config = {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // A site has a few dozen routes: sending all of them at once saves a request on every first navigation.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressAssets(`${reactRouterConfig.buildDirectory}/client`),
};

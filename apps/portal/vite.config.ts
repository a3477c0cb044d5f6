import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: {
    // An inlined asset cannot be cached on its own, and `data:` fonts would need a wider policy.
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    // All pages together need less style than one picture: one file, fetched once, first of all.
    cssCodeSplit: false,
    target: 'es2022',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every visitor loads the list of all files: names that say more would be paid for by each of them. Seven letters
            // of 64 are enough for a file that has changed to have another name.
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
            // Open developer tools are noticed by a `debugger` statement (app/shell/inspection-guard.ts).
            minify: { compress: { dropDebugger: false }, mangle: true, codegen: true },
            codeSplitting: {
              // What every page needs comes in two files: one that changes with our dependencies, one with our shell.
              // Icons that the home page shares with one other page would each cost it a file of their own.
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store|cookie)\//,
                },
                {
                  name: 'shell',
                  test: /\/app\/(shell\/(?!feedback-dialog|inspection-guard)|quick-search\/quick-search|site\/(use-|site\.|inline)|theme\/|controls\/(early-acts|late-part|use-combobox|use-di)|i18n\/)|routes\/not-found|use-terms|icons\/Icon(Chart(Bar|Dots|Line|Pie)|Table)\.|\/ui\/src\/(button|chip|notice|field|fact-list|figures|fonts|loading|sector|drop-down|focus\/use-dismiss|combobox\/combobox)/,
                },
              ],
            },
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

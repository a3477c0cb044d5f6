import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The site has a dozen routes: sending all of them at once saves a request on every first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

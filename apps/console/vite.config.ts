import { bundleSite } from '@gazetteer/site-server/bundle';

export default bundleSite({
  base: '/console/',
  // What every page of the console needs of ours comes in one file.
  groups: [
    {
      name: 'frame',
      test: /\/console\/app\/(frame|i18n|menu|session)\/|\/packages\/site\/src\/|\/packages\/ui\/src\/(button|drop-down|figures|focus|fonts|language-switch|notice|pager|theme)/,
    },
  ],
});

import { bundleSite } from '@gazetteer/site-server/bundle';

export default bundleSite({
  base: '/',
  // What every page needs of ours comes in one file. Icons that the home page shares with one other page would each cost
  // it a file of their own.
  groups: [
    {
      name: 'shell',
      test: /\/app\/(shell\/(?!feedback-dialog|inspection-guard)|quick-search\/quick-search|site\/(use-|shell-site)|theme\/|i18n\/)|\/packages\/site\/src\/(closed|document|frame|inline|replay|settings|texts)\/|routes\/not-found|use-terms|icons\/Icon(Chart(Bar|Dots|Line|Pie)|Table)\.|\/ui\/src\/(button|chip|notice|field|fact-list|figures|fonts|language-switch|loading|sector|drop-down|focus\/use-dismiss|combobox\/(combobox|use-)|theme\/)/,
    },
    // What charts are made of goes in a few files: one is packed better than the twenty that it would be. This one is for
    // pages that speak of charts without drawing any, too.
    { name: 'chart-spec', test: /\/packages\/charts\/src\/(spec\/|values\/|format\/time-axis)/ },
    // What draws any chart; each mark adds a file of its own.
    { name: 'chart', test: /\/packages\/charts\/src\/browser\/mount-chart\.ts/ },
    // What plans the figures of a chart.
    { name: 'chart-plan', test: /\/packages\/charts\/src\/query\/plan-chart\.ts/ },
  ],
});

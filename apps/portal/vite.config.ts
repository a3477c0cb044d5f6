import { bundleSite } from '@gazetteer/site-server/bundle';

export default bundleSite({
  base: '/',
  // What every page needs of ours comes in one file. Icons that the home page shares with one other page would each cost
  // it a file of their own.
  groups: [
    {
      name: 'shell',
      test: /\/app\/(shell\/(?!feedback-dialog|inspection-guard)|quick-search\/quick-search|site\/(use-|shell-site|page-title)|theme\/|i18n\/)|\/packages\/site\/src\/(closed\/|document\/|frame\/|inline\/|replay\/|session\/login-address|settings\/|texts\/)|routes\/not-found|use-terms|icons\/Icon(Chart(Bar|Dots|Line|Pie)|Table)\.|\/ui\/src\/(button|chip|notice|field|fact-list|figures|fonts|language-switch|loading|sector|drop-down|focus\/use-dismiss|combobox\/(combobox|use-)|theme\/)/,
    },
    // What the next groups share with other pages stays out of them, or these pages would load a chart for a menu.
    { name: 'client', test: /\/packages\/client\/src\/(actions|transport)\/|\/app\/site\/browser-client/ },
    { name: 'listbox', test: /\/ui\/src\/combobox\/listbox/ },
    { name: 'menu', test: /\/ui\/src\/(menu|floating)\/|icons\/Icon(Calendar|MapPin|Number123|TablePlus)\./ },
    {
      name: 'chart-addresses',
      test: /\/packages\/site\/src\/charts\/chart-addresses|\/app\/charts\/gallery\/(gallery-address|chart-tile\.module)/,
    },
    // What charts are made of goes in a few files: one is packed better than the twenty that it would be. This one is for
    // pages that speak of charts without drawing any, too.
    {
      name: 'chart-spec',
      test: /\/packages\/charts\/src\/(spec\/|values\/|format\/time-axis)/,
    },
    // What loads the reader of formulas: the page begins with it before the builder is there.
    { name: 'formulas', test: /\/packages\/charts\/src\/expression\/late-formulas/ },
    // What draws any chart; each mark adds a file of its own.
    { name: 'chart', test: /\/packages\/charts\/src\/(browser\/mount-chart|read\/table-of)\.ts/ },
    // What plans the figures of a chart, with what tells the columns of own data.
    {
      name: 'chart-plan',
      test: /\/packages\/charts\/src\/(query\/plan-chart|fields\/(column-meaning|coordinates|unit-of))\.ts/,
    },
    // What every page with a chart that answers needs.
    {
      name: 'live-chart',
      test: /\/app\/(charts\/(ask-figures|ask-saved-figures|channel-places|chart-view|own-rows|places-unknown|saved-record|text-table)|controls\/announcer)|icons\/IconShare\./,
    },
    // What every page with articles says of them, the home page too.
    {
      name: 'articles',
      test: /\/app\/articles\/(article\.|news-address|event-time|write-span|kind-line)|\/packages\/site\/src\/time\/use-/,
    },
    // What copies an address or hands it on.
    {
      name: 'sharing',
      test: /\/ui\/src\/copy-button\/|\/app\/controls\/native-share|icons\/Icon(Check|Copy|Share2)\./,
    },
    { name: 'follow', test: /\/app\/follow\// },
    // What names a dataset in a list beside something else.
    { name: 'dataset-links', test: /\/app\/datasets\/dataset-(facts|links)/ },
    // All that the chart builder opens with: without this group each thing that a late part of it needs, too, would be a file.
    { name: 'builder', test: /\/app\/chart-builder\/builder\.tsx/ },
  ],
});

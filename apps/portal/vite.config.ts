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
  ],
});

import type { Page } from '@playwright/test';
import { asVisitor } from './chart-visitor.ts';
import { scorePages } from './lighthouse.ts';
import { resourceOf, withFilledPortal } from './portal-server.ts';
import { startSignedInProxy } from './signed-in-proxy.ts';

const DATASET = 'us-county-unemployment';
const OTHER_DATASET = 'us-county-species-habitat';
const ARTICLE = 'fly-before-breakfast';
const CHART = 'sample-county-rates-en';

/** Every page that visitors see, in both languages, over the sample catalogue. */
export async function measureEveryPage(): Promise<string> {
  return withFilledPortal(async ({ url }, folder) => {
    const { sku } = await resourceOf(url, DATASET);
    const other = await resourceOf(url, OTHER_DATASET);
    const table = `/p/${DATASET}/r/${sku}`;
    const pages = {
      Home: '/',
      Search: '/search',
      'Results of a search': '/search?sq=population',
      'No results': '/search?sq=zzzzqqqq',
      'Columns found': '/search?tab=columns&sq=population',
      Dataset: `/p/${DATASET}`,
      'Ask about a dataset': `/p/${DATASET}/ask`,
      Table: table,
      'Columns of a table': `${table}?tab=dictionary`,
      'Figures of a table': `${table}?tab=statistics`,
      'Chart of a table': `${table}?tab=chart`,
      'API of a table': `${table}?tab=api`,
      Organisations: '/organization',
      Organisation: '/organization/us-geological-survey',
      News: '/news_blogs',
      'An article with a chart': `/news_blogs/${ARTICLE}`,
      Charts: '/charts',
      'A made chart': `/visualise?vis_id=${CHART}`,
      Merge: '/merge',
      'Two tables merged': `/merge?left=${sku}&right=${other.sku}`,
      Help: '/help',
      'Help on finding': '/help/find',
      'Help on reading': '/help/read',
      'Help on downloads': '/help/download',
      'Help on merging': '/help/merge',
      'Help on charts': '/help/chart',
      'Help on publishing': '/help/publish',
      'Help on following': '/help/follow',
      'Help on the API': '/help/api',
      'API reference': '/api/docs',
      'Calls of the API': '/api/docs/search',
      Initiative: '/initiative',
      'Privacy policy': '/datausage?view=data_privacy_policy',
      'Copyright policy': '/datausage?view=copyright_policy',
      Feedback: '/feedback',
      'Sign in': '/login',
      Registration: '/registration',
      Recovery: '/recovery',
      Verification: '/verification',
      'Code of a device': '/device',
    };
    const ownPages = {
      Builder: '/visualise',
      'A chart in the builder': `/visualise?dataset_id=${sku}`,
      'Follow a dataset': `/follow?dataset=${DATASET}`,
      'Follow a search': '/search/follow?sq=population',
      'What one follows': '/profile/follows',
      Profile: '/profile',
      Settings: '/settings',
    };
    const scored = { languages: ['en', 'fr'], enough: 0.98 };
    const open = await scorePages(url, pages, scored);
    const proxy = await startSignedInProxy(url, await asVisitor(url, folder, cookieOf));
    const own = await scorePages(proxy.url, ownPages, scored);
    proxy.stop();
    return [open, 'Signed in:', own].join('\n\n');
  });
}

/** What the browser of somebody who is signed in sends along. */
async function cookieOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

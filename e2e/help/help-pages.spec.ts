import { expect, type Page } from '@playwright/test';
import { beSignedIn } from '../account.ts';
import { administratorKey } from '../mailbox.ts';
import { withSite } from '../own-server.ts';
import { takesPictures } from './take-picture.ts';
import { walkApi } from './walk-api.ts';
import { walkChart } from './walk-chart.ts';
import { walkDownload } from './walk-download.ts';
import { walkFind } from './walk-find.ts';
import { walkFollow } from './walk-follow.ts';
import { Walk } from './walk-help.ts';
import { walkMerge } from './walk-merge.ts';
import { walkPublish } from './walk-publish.ts';
import { walkRead } from './walk-read.ts';
import { test } from '../test.ts';

/** Who does what each page of the help says, on the sample. */
const walks: Record<string, (walk: Walk, page: Page) => Promise<void>> = {
  find: walkFind,
  read: walkRead,
  download: walkDownload,
  merge: walkMerge,
  chart: walkChart,
  follow: walkFollow,
  api: walkApi,
};

/** Narrow enough for letters in a picture to be read in the column of a text, and with more pixels than are shown. */
const look = takesPictures ? { viewport: { width: 720, height: 900 }, deviceScaleFactor: 2 } : {};

// A walk opens a dozen pages, more than most tests.
test.describe.configure({ timeout: 120_000 });

const languages = ['en', 'fr'] as const;

for (const language of languages) {
  test.describe(`the help in ${language}`, () => {
    test.use({ locale: language, permissions: ['clipboard-read', 'clipboard-write'], ...look });

    for (const [topic, doIt] of Object.entries(walks)) {
      test(`the steps of the page ‘${topic}’ work as written in ${language}`, async ({ page }) => {
        const walk = new Walk(language, topic);
        await doIt(walk, page);
        walk.end();
      });
    }
  });
}

test('the steps of the page ‘publish’ work as written in both languages', async ({ browser }) => {
  test.slow();
  // What is published here would be counted by tests of the sample.
  await withSite(
    (site) => site,
    async (baseURL, folder) => {
      for (const language of languages) {
        const page = await browser.newPage({ baseURL, locale: language, ...look });
        const { email } = await beSignedIn(page, {}, { folder });
        const headers = { authorization: administratorKey(folder) };
        const call = async (action: string, data: object) => {
          const answer = await page.request.post(`/api/3/action/${action}`, { headers, data });
          expect(answer.status(), await answer.text()).toBe(200);
        };
        const id = `registrar-${language}`;
        await call('organization_create', {
          name: id,
          title: { en: 'Registrar', fr: 'État civil' }[language],
        });
        await call('organization_member_create', { id, username: email, role: 'editor' });
        const walk = new Walk(language, 'publish');
        await walkPublish(walk, page);
        walk.end();
        await page.close();
      }
    },
  );
});

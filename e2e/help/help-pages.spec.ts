import { type Page, test } from '@playwright/test';
import { takesPictures } from './take-picture.ts';
import { Walk } from './walk-help.ts';
import { walkRead } from './walk-read.ts';

/** Who does what each page of the help says. */
const walks: Record<string, (walk: Walk, page: Page) => Promise<void>> = {
  read: walkRead,
};

for (const language of ['en', 'fr'] as const) {
  test.describe(`the help in ${language}`, () => {
    test.use({ locale: language });
    // Narrow enough for letters in a picture to be read in the column of a text.
    if (takesPictures) test.use({ viewport: { width: 720, height: 900 }, deviceScaleFactor: 2 });

    for (const [topic, doIt] of Object.entries(walks)) {
      test(`the steps of the page ‘${topic}’ work as written in ${language}`, async ({ page }) => {
        const walk = new Walk(language, topic);
        await doIt(walk, page);
        walk.end();
      });
    }
  });
}

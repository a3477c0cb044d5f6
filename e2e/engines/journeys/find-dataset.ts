import type { Journey } from '../journey.ts';

export const quickSearch: Journey = {
  name: 'the quick search answers as one types, and leads to a dataset',
  async walk(visitor) {
    await visitor.open('/initiative');
    await visitor.press('field', 'Find a dataset or table');
    await visitor.seeAt('[role="option"]');
    await visitor.fill('Find a dataset or table', 'MAUNA');
    await visitor.waitFor(
      'the dataset to stand first',
      () =>
        document.querySelector('[role="option"]')?.textContent.startsWith('Carbon dioxide in the air') ===
        true,
    );
    await visitor.press('option', 'Carbon dioxide in the air…');
    await visitor.arrive(/^\/p\/mauna-loa-carbon-dioxide$/);
  },
};

export const searchWithFacets: Journey = {
  name: 'a search from the home page is narrowed by facets, and the address carries them',
  async walk(visitor) {
    await visitor.open('/');
    await visitor.fill('Search the datasets', 'flights');
    await visitor.press('button', 'Search', 'main');
    await visitor.arrive(/^\/search\?.*sq=flights/);
    await visitor.pressAt('input[name="sectors"][value="Transport"]');
    await visitor.arrive(/sectors=Transport/);
    await visitor.pressAt('input[name="frequency"][value="Daily"]');
    await visitor.arrive(/frequency=Daily/);
    await visitor.read(/^2 datasets about flights/m);
    await visitor.see('link', 'Airline flights…', 'main');
  },
};

export const datasetPage: Journey = {
  name: 'a dataset shows what it is about and its pictures, and leads to its table',
  async walk(visitor) {
    await visitor.open('/p/us-county-unemployment');
    await visitor.see('heading', 'Unemployment rate by county…');
    await visitor.waitFor('every picture in sight', () =>
      [...document.querySelectorAll<HTMLImageElement>('main img')]
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .every((image) => image.complete && image.naturalWidth > 0),
    );
    await visitor.press('button', 'Hide this banner');
    await visitor.press('link', 'Open the table');
    await visitor.arrive(/^\/p\/us-county-unemployment\/r\//);
    await visitor.open('/');
    await visitor.waitFor(
      'no banner',
      () => !document.body.innerText.includes('Looking for the documentation?'),
    );
  },
};

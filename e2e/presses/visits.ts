import type { Visit } from './try-control.ts';

const visitor = (address: string): Visit => ({ address });
const person = (address: string): Visit => ({ address, as: 'person' });
const publisher = (address: string): Visit => ({ address, as: 'publisher' });
const onPhone = (visit: Visit): Visit => ({ ...visit, isPhone: true });

const dataset = '/p/us-zip-codes';
const table = `${dataset}/r/{us-zip-codes}`;
const builder = '/visualise?dataset_id={us-zip-codes}';

/**
 * The pages of visitors and of accounts, as `{name}` of a dataset stands for its first table. Of pages that share their
 * controls one is visited on a phone as well, where some of these are others.
 */
export const visits: readonly Visit[] = [
  ...['/', '/search?sq=population', '/merge?sq=population', '/charts', '/organization'].map(visitor),
  ...[dataset, `${dataset}/ask`, table].map(visitor),
  ...['dictionary', 'statistics', 'sql', 'versions', 'api'].map((tab) => visitor(`${table}?tab=${tab}`)),
  ...['/organization/us-geological-survey', '/initiative', '/datausage', '/feedback'].map(visitor),
  ...['/news_blogs', '/news_blogs/news', '/news_blogs/fly-before-breakfast'].map(visitor),
  ...['/help', '/help/read', '/api/docs', '/api/docs/search', '/graphql', '/error?id=x', '/nowhere'].map(
    visitor,
  ),
  ...['/login', '/registration', '/recovery', '/verification', '/device'].map(visitor),
  ...['/settings', '/profile', '/profile/follows'].map(person),
  ...['/search/follow?sq=population', '/follow?dataset=us-zip-codes', '/visualise', builder].map(person),
  person('/api/.ory/oauth2/auth?{authorization}'),
  publisher(`${dataset}/import`),
  publisher(`${table}/import`),
  publisher('/organization/us-geological-survey/people'),
  onPhone(visitor('/')),
  onPhone(visitor('/search?sq=population')),
  onPhone(visitor(table)),
  onPhone(person(builder)),
];

/** Pages that no address leads to by itself, with the reason why nothing is pressed on them here. */
export const notVisited: Readonly<Record<string, string>> = {
  '/logout': 'leads on at once',
  '/profile/deleted': 'is shown once to whose account is gone, and has a link only',
  '/p/:dataset/appearance': 'is data for the desk, which shows it before a dataset is published',
  '/quick-search': 'is data for the search of the header',
  '/consent': 'is visited by the address that leads to it, of the authorization endpoint',
  '/imports/:job': 'is shown while an import runs, and has links only when it has ended',
  '/follow/end/:id/:token': 'has one button, which is a form without script; a link in a mail leads to it',
  '/messages/:token': 'has the form of /feedback; a link in a mail leads to it',
  '/search/follow': 'is visited with a search',
};

/** Controls of which early and late may come to different pages, by address and key: why, and what both must say. */
export const knownDifferences: Readonly<Record<string, { reason: string; both: string }>> = {
  [`${builder} BUTTON button  Remove Longitude from longitude`]: {
    reason: 'the chart that was drawn before stays where the next one cannot be drawn; early there was none',
    both: 'Longitude: Drop a field',
  },
  '/feedback BUTTON submit  Submit': {
    reason: 'without script the page says so in place of the form',
    both: 'Thanks, Your Feedback has been recorded.',
  },
};

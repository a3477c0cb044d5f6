import { Type, type Static } from 'typebox';

/** Query parameters of every list that is not CKAN's: 1-based page, 1 to 1000 items each. */
export const PageQuery = Type.Object({
  page: Type.Integer({ minimum: 1, default: 1, description: 'Page number, from 1' }),
  per_page: Type.Integer({ minimum: 1, maximum: 1000, default: 50, description: 'Items a page' }),
});

export type Page = { limit: number; offset: number };

/** Turns the page parameters into the limit and offset of a query. */
export function readPage(query: Static<typeof PageQuery>): Page {
  return { limit: query.per_page, offset: (query.page - 1) * query.per_page };
}

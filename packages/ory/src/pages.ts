import { describedAs } from '@gazetteer/kernel';
import type { FastifyReply } from 'fastify';
import { Type, type Static } from 'typebox';

const DEFAULT_SIZE = 250;
const LARGEST_SIZE = 1000;

const count = describedAs(Type.Integer({ minimum: 1 }));
const size = describedAs(Type.Integer({ minimum: 1, maximum: LARGEST_SIZE }));

/** Parameters of lists in numbered pages, from 1. They are taken leniently, as Ory does: what is no number is absent. */
export const NumberedPageQuery = Type.Object({
  page: Type.Optional(Type.String({ ...count, description: 'Page number, from 1' })),
  per_page: Type.Optional(
    Type.String({
      ...size,
      description: `Items a page, ${DEFAULT_SIZE} unless given, at most ${LARGEST_SIZE}`,
    }),
  ),
});

/** Parameters of lists whose pages are asked for by a token from the `Link` header of the page before. */
export const TokenPageQuery = Type.Object({
  page_size: Type.Optional(
    Type.String({
      ...size,
      description: `Items a page, ${DEFAULT_SIZE} unless given, at most ${LARGEST_SIZE}`,
    }),
  ),
  page_token: Type.Optional(
    Type.String({ description: 'The token of the page, as the Link header gives it' }),
  ),
});

export type NumberedPage = { page: number; limit: number; offset: number };

/** The page a request asks for by number. */
export function readNumberedPage(query: Static<typeof NumberedPageQuery>): NumberedPage {
  const page = readCount(query.page) ?? 1;
  const limit = readSize(query.per_page);
  return { page, limit, offset: (page - 1) * limit };
}

/** How many items a request asks for, within the bounds. */
export function readSize(text: string | undefined): number {
  return Math.min(readCount(text) ?? DEFAULT_SIZE, LARGEST_SIZE);
}

/**
 * Says how many items there are and where the other pages of a list are (RFC 8288).
 * @param address of this page, as the caller knows it
 */
export function linkNumberedPages(
  address: string,
  reply: FastifyReply,
  { page, limit }: NumberedPage,
  total: number,
): void {
  const last = Math.max(1, Math.ceil(total / limit));
  const links: [relation: string, page: number][] = [['first', 1]];
  if (page < last) links.push(['next', page + 1]);
  if (page > 1) links.push(['prev', Math.min(page - 1, last)]);
  links.push(['last', last]);
  const lines = links.map(([relation, number]) =>
    link(address, relation, { page: String(number), per_page: String(limit) }),
  );
  reply.header('x-total-count', String(total)).header('link', lines.join(','));
}

/**
 * Says where the first page of a list is, and the next one when there is more (RFC 8288).
 * @param address of this page, as the caller knows it
 */
export function linkTokenPages(
  address: string,
  reply: FastifyReply,
  size: number,
  next: string | undefined,
): void {
  const page_size = String(size);
  const lines = [link(address, 'first', { page_size, page_token: undefined })];
  if (next !== undefined) lines.push(link(address, 'next', { page_size, page_token: next }));
  reply.header('link', lines.join(','));
}

/**
 * The page of a list that was asked for one item more than it holds, so that it is known whether there is another page; and says
 * where that is, as `linkTokenPages`.
 * @param tokenOf the token of what stands behind an item
 */
export function cutTokenPage<Item>(
  found: readonly Item[],
  limit: number,
  tokenOf: (last: Item) => string,
  { address, reply }: { address: string; reply: FastifyReply },
): Item[] {
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  linkTokenPages(address, reply, limit, last === undefined ? undefined : tokenOf(last));
  return page;
}

function link(address: string, relation: string, parameters: Record<string, string | undefined>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return `<${url.href}>; rel="${relation}"`;
}

function readCount(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

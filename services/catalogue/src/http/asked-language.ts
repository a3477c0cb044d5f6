import { LanguageTag } from '@gazetteer/kernel';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';

/** The language of the texts in a document, where they are written in it. */
export const AskedLanguage = Type.Optional(LanguageTag);

/** The address of a page of the site, in the language that the request's own address asks for (`lng`). */
export function inAskedLanguage(page: string, { query }: Pick<FastifyRequest, 'query'>): string {
  const { lng } = query as { lng?: unknown };
  if (typeof lng !== 'string' || !/^[a-z]{2}$/.test(lng)) return page;
  const address = new URL(page);
  address.searchParams.set('lng', lng);
  return address.href;
}

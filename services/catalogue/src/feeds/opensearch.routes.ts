import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { openToOtherOrigins } from '@gazetteer/actions';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { sendDocument } from '../http/answer-document.ts';
import { cleanText } from '../metadata/record/clean-text.ts';
import { xmlAttribute, xmlText } from '../metadata/xml.ts';

const ADDRESS = '/opensearch.xml';

/** As many characters as OpenSearch 1.1 gives the names of a search. */
const SHORT_NAME = 16;
const LONG_NAME = 48;

/** `/opensearch.xml`, by which browsers and programs search the portal from a field of their own (OpenSearch 1.1). */
export function openSearchRoutes({ publicUrl, siteName }: Catalogue): FastifyPluginAsyncTypebox {
  const querystring = Type.Object({
    lang: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')])),
  });
  return async (server) => {
    openToOtherOrigins(server);
    server.get(ADDRESS, { schema: { hide: true, querystring } }, async (request, reply) => {
      const { lang: language } = request.query;
      const name = cleanText(await siteName(language ?? 'en'));
      const body = writeOpenSearch({ publicUrl, name, language });
      return sendDocument(request, reply, { mediaType: 'application/opensearchdescription+xml', body });
    });
  };
}

/** The portal to be searched, and the language of the pages that the search leads to, where one is wanted. */
export type SearchedPortal = { publicUrl: string; name: string; language: string | undefined };

/** Describes the search of a portal as OpenSearch 1.1. */
export function writeOpenSearch({ publicUrl, name, language }: SearchedPortal): string {
  const [inPages, inFeed, inItself] = language
    ? [`lng=${language}&`, `lang=${language}&`, `?lang=${language}`]
    : ['', '', ''];
  const urls = [
    ['text/html', `/search?${inPages}sq={searchTerms}`, 'results'],
    ['application/atom+xml', `/feeds/custom.atom?${inFeed}q={searchTerms}&page={startPage?}`, 'results'],
    ['application/opensearchdescription+xml', `${ADDRESS}${inItself}`, 'self'],
  ] as const;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${xmlText(shortened(name, SHORT_NAME))}</ShortName>`,
    `  <LongName>${xmlText(shortened(name, LONG_NAME))}</LongName>`,
    `  <Description>${xmlText(name)}</Description>`,
    ...urls.map(
      ([type, template, relation]) =>
        `  <Url type="${type}" rel="${relation}" template="${xmlAttribute(publicUrl + template)}"/>`,
    ),
    `  <Image type="image/svg+xml">${xmlText(publicUrl)}/icon.svg</Image>`,
    ...(language ? [`  <Language>${language}</Language>`] : []),
    '  <InputEncoding>UTF-8</InputEncoding>',
    '  <OutputEncoding>UTF-8</OutputEncoding>',
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}

/** The first whole words of a name, as many as there is room for; of a single longer word its beginning. */
function shortened(name: string, most: number): string {
  if (name.length <= most) return name;
  const words = name.slice(0, most + 1).lastIndexOf(' ');
  return name
    .slice(0, words > 0 ? words : most)
    .toWellFormed()
    .replace(/\ufffd$/, '');
}

import { type Action, defineAction, WrittenJson } from '@gazetteer/actions';
import { type Authorizer, type Clock, type HttpServer, notFound, systemClock } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { TagSchema } from '../model/vocabulary.contract.ts';
import { cachedAnswer } from './cached-answer.ts';
import { columnSearch } from './column-search.routes.ts';
import type { Completion } from './complete-titles.ts';
import type { SearchIndex } from './search-index.ts';
import {
  PackageSearchInput,
  PackageSearchOutput,
  readPackageSearch,
  writePackageSearch,
} from './search.contract.ts';
import { searchSuggest } from './suggest.routes.ts';
import { visibilityOf } from './visibility-of-caller.ts';

/** What the search calls work with. */
export type SearchOptions = {
  index: SearchIndex;
  authorizer: Authorizer;
  clock?: Clock;
  /** Finds a vocabulary by its id or name, for tag_list. */
  findVocabulary: (idOrName: string) => Promise<{ id: string; name: string } | undefined>;
  /** The ids of the tags of a vocabulary by name. */
  findTagIds: (vocabularyId: string, names: readonly string[]) => Promise<Map<string, string>>;
};

/** The actions package_search, column_search, search_suggest, package_autocomplete and tag_list. */
export function searchActions(options: SearchOptions): Action[] {
  return [
    packageSearch(options),
    columnSearch(options),
    searchSuggest(options),
    packageAutocomplete(options),
    tagList(options),
  ];
}

function packageSearch({ index, authorizer, clock = systemClock }: SearchOptions): Action {
  return defineAction({
    name: 'package_search',
    summary: 'Searches datasets, filters them and counts facets',
    readOnly: true,
    input: PackageSearchInput,
    output: PackageSearchOutput,
    handle: async (input, { caller }) => {
      const asked = {
        includePrivate: input.include_private ?? false,
        includeDrafts: input.include_drafts ?? false,
        includeDeleted: input.include_deleted ?? false,
      };
      const visibility = await visibilityOf(authorizer, caller, asked);
      const request = { ...readPackageSearch(input, clock()), visibility };
      const make = async () => writePackageSearch(request.sort, await index.find(request));
      return new WrittenJson(await cachedAnswer(index, 'package_search', request, make));
    },
  });
}

const Limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 }));

function packageAutocomplete({ index }: SearchOptions): Action {
  return defineAction({
    name: 'package_autocomplete',
    summary: 'Suggests datasets whose name or title goes on from what was typed',
    readOnly: true,
    input: Type.Object({ q: Type.String(), limit: Limit }),
    output: Type.Array(
      Type.Object({
        name: Type.String(),
        title: Type.String(),
        match_field: Type.String(),
        match_displayed: Type.String(),
      }),
    ),
    handle: async ({ q, limit = 10 }) => (await index.complete(q, limit)).map(writeCompletion),
  });
}

function tagList({ index, findVocabulary, findTagIds }: SearchOptions): Action {
  return defineAction({
    name: 'tag_list',
    summary: 'Lists the tags of public datasets by name',
    readOnly: true,
    input: Type.Object({
      query: Type.Optional(Type.String({ description: 'letters that the tag holds' })),
      vocabulary_id: Type.Optional(Type.String({ description: 'id or name; free tags if absent' })),
      all_fields: Type.Optional(Type.Boolean({ default: false })),
      limit: Type.Optional(Type.Integer({ minimum: 0 })),
      offset: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    output: Type.Array(Type.Union([Type.String(), TagSchema])),
    handle: async ({ query, vocabulary_id, all_fields, limit, offset = 0 }) => {
      const vocabulary = vocabulary_id ? await findVocabulary(vocabulary_id) : undefined;
      if (vocabulary_id && !vocabulary) throw notFound(`Not found: vocabulary ${vocabulary_id}`);
      const tags = await index.tags(vocabulary ? `vocab_${vocabulary.name}` : 'tags', query);
      const page = tags.slice(offset, limit === undefined ? undefined : offset + limit);
      if (!all_fields) return page.map(({ name }) => name);
      const ids = vocabulary
        ? await findTagIds(
            vocabulary.id,
            page.map(({ name }) => name),
          )
        : undefined;
      return page.map(({ id, name, displayName }) => ({
        id: ids?.get(name) ?? id,
        name,
        display_name: displayName,
        state: 'active',
        vocabulary_id: vocabulary?.id ?? null,
      }));
    },
  });
}

function writeCompletion({ name, title, matchField }: Completion) {
  const displayed = matchField === 'name' ? name : `${title} (${name})`;
  return { name, title, match_field: matchField, match_displayed: displayed };
}

/** CKAN's helper for suggestion boxes, which stands outside the action API. */
export function registerSuggestions(server: HttpServer, { index }: SearchOptions): void {
  server.get(
    '/api/2/util/dataset/autocomplete',
    {
      schema: {
        summary: 'Suggests datasets for a search box',
        querystring: Type.Object({ incomplete: Type.String({ default: '' }), limit: Limit }),
      },
    },
    async ({ query }) => {
      const found = await index.complete(query.incomplete, query.limit ?? 10);
      return { ResultSet: { Result: found.map(writeCompletion) } };
    },
  );
}

import { type Action, defineAction, WrittenJson } from '@gazetteer/actions';
import { type Authorizer, type Clock, type HttpServer, systemClock } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { cachedAnswer } from './cached-answer.ts';
import { columnSearch } from './column-search.routes.ts';
import type { Completion } from './complete-titles.ts';
import { readFieldNames } from './narrow-dataset.ts';
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
  /** Where visitors find this installation, without a slash at the end. */
  publicUrl: string;
};

/** The actions package_search, column_search, search_suggest and package_autocomplete. */
export function searchActions(options: SearchOptions): Action[] {
  return [
    packageSearch(options),
    columnSearch(options),
    searchSuggest(options),
    packageAutocomplete(options),
  ];
}

function packageSearch({ index, authorizer, publicUrl, clock = systemClock }: SearchOptions): Action {
  return defineAction({
    name: 'package_search',
    summary: 'Searches datasets, filters them and counts facets',
    readOnly: true,
    input: PackageSearchInput,
    output: PackageSearchOutput,
    handle: async (input, { caller, language }) => {
      const asked = {
        includePrivate: input.include_private ?? false,
        includeDrafts: input.include_drafts ?? false,
        includeDeleted: input.include_deleted ?? false,
      };
      const visibility = await visibilityOf(authorizer, caller, asked);
      const request = { ...readPackageSearch(input, clock()), visibility, language };
      const fields = readFieldNames(input.fl);
      const written = { sort: request.sort, publicUrl, fields };
      const make = async () => writePackageSearch(await index.find(request), written);
      const answer = await cachedAnswer(index, 'package_search', { ...request, fields }, make);
      return new WrittenJson(answer);
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
    handle: async ({ q, limit = 10 }, { language }) =>
      (await index.complete(q, limit, language)).map(writeCompletion),
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

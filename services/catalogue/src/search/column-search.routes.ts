import { type Action, defineAction, WrittenJson } from '@gazetteer/actions';
import { type Authorizer, type Clock, systemClock } from '@gazetteer/kernel';
import { cachedAnswer } from './cached-answer.ts';
import {
  ColumnSearchInput,
  ColumnSearchOutput,
  readColumnSearch,
  writeColumnSearch,
} from './column-search.contract.ts';
import type { SearchIndex } from './search-index.ts';
import { visibilityOf } from './visibility-of-caller.ts';

type ColumnSearchOptions = { index: SearchIndex; authorizer: Authorizer; clock?: Clock };

/** The action column_search: finds indicators in the tables of all datasets. */
export function columnSearch({ index, authorizer, clock = systemClock }: ColumnSearchOptions): Action {
  return defineAction({
    name: 'column_search',
    summary: 'Searches the columns of all tables, by words or by a question',
    readOnly: true,
    input: ColumnSearchInput,
    output: ColumnSearchOutput,
    handle: async (input, { caller, language }) => {
      const visibility = await visibilityOf(authorizer, caller, {
        includePrivate: input.include_private ?? false,
        includeDrafts: false,
        includeDeleted: false,
      });
      const request = { ...readColumnSearch(input, clock()), visibility, language };
      const make = async () => JSON.stringify(writeColumnSearch(request, await index.findColumns(request)));
      return new WrittenJson(await cachedAnswer(index, 'column_search', request, make));
    },
  });
}

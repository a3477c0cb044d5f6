import { type Action, defineAction, WrittenJson } from '@gazetteer/actions';
import { type Clock, systemClock } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { nullable } from '../fields/nullable.ts';
import { cachedAnswer } from './cached-answer.ts';
import type { SearchIndex } from './search-index.ts';
import { listOf, Texts } from './search.contract.ts';

const Input = Type.Object({
  q: Type.String({ maxLength: 200, description: 'what was typed so far' }),
  fq_list: Type.Optional(Texts),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 5, description: 'of each kind' })),
});

const NamedCounts = Type.Array(
  Type.Object({ name: Type.String(), title: Type.String(), count: Type.Integer() }),
);

const Output = Type.Object({
  datasets: Type.Array(Type.Object({ name: Type.String(), title: Type.String() })),
  columns: Type.Array(
    Type.Object({
      name: Type.String(),
      label: nullable(Type.String()),
      unit: nullable(Type.String()),
      resource: Type.Object({ id: Type.String(), name: Type.String(), sku: Type.String() }),
      dataset: Type.Object({ id: Type.String(), name: Type.String(), title: Type.String() }),
    }),
  ),
  organizations: NamedCounts,
  sectors: NamedCounts,
});

/** The action search_suggest: what a search box offers while one types. Public datasets only, whoever asks. */
export function searchSuggest({ index, clock = systemClock }: { index: SearchIndex; clock?: Clock }): Action {
  return defineAction({
    name: 'search_suggest',
    summary: 'Suggests datasets, columns, organisations and sectors for what was typed so far',
    readOnly: true,
    input: Input,
    output: Output,
    handle: async ({ q, fq_list, limit = 5 }, { language }) => {
      const request = { q: q.trim(), filters: listOf(fq_list), limit, language, now: clock() };
      const make = async () => JSON.stringify(await index.suggest(request));
      return new WrittenJson(await cachedAnswer(index, 'search_suggest', request, make));
    },
  });
}

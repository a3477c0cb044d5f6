import { fullName } from '@gazetteer/tabular';
import { type Static, Type } from 'typebox';
import type { SearchRequest } from './search-request.ts';
import type { FoundRows } from './search-table.ts';

type NamedCode = Static<typeof NamedCodes>['named'][number];

/** What codes of places in an answer stand for. */
export const NamedCodes = Type.Object({
  field: Type.String(),
  names_in: Type.Union([Type.String(), Type.Null()], {
    description: 'The column where the table itself has the names of these places',
  }),
  named: Type.Array(
    Type.Object({
      value: Type.String({ description: 'As written in the table' }),
      code: Type.String({ description: 'As the scheme writes it, with its zeros' }),
      name: Type.Union([Type.String(), Type.Null()], {
        description: 'With the name of what it lies in; null where the code is not known',
      }),
    }),
    { description: 'Each value in the rows, or in the filters' },
  ),
});

/** What the codes in the rows of an answer, and in the filters it was asked with, stand for. */
export function namedCodes(
  { rows, fields, codes }: Pick<FoundRows, 'rows' | 'fields' | 'codes'>,
  filters: SearchRequest['filters'],
): Static<typeof NamedCodes>[] {
  return codes.map(({ field, namesIn, named, unknown }) => {
    const column = fields.findIndex(({ id }) => id === field);
    const inRows = column < 0 ? [] : rows.map((row) => row[column]);
    const values = new Set([...inRows, ...valuesIn(filters, field)].map(String));
    return {
      field,
      names_in: namesIn,
      named: [...values].flatMap((value): NamedCode[] => {
        const place = named.get(value);
        if (place) return [{ value, code: place.code, name: fullName(place) }];
        const code = unknown.find((one) => one.value === value)?.code;
        return code === undefined ? [] : [{ value, code, name: null }];
      }),
    };
  });
}

/** The plain values that filters ask a column for. */
function valuesIn(filters: SearchRequest['filters'], field: string): unknown[] {
  return [filters ?? []].flat().flatMap((one) => [one[field] ?? []].flat());
}

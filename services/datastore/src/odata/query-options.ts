import { invalidInput } from '@gazetteer/kernel';
import { type TObject, Type } from 'typebox';
import { notImplemented } from './not-implemented.ts';

const LONGEST_FILTER = 10_000;
const LONGEST_LIST = 100_000;

const $format = Type.Optional(
  Type.String({
    maxLength: 200,
    description: 'json, xml or a media type, before what the header Accept says',
  }),
);
const $select = Type.Optional(
  Type.String({
    maxLength: LONGEST_LIST,
    description: 'Properties to return, separated by commas; all by default',
  }),
);
const $filter = Type.Optional(
  Type.String({
    maxLength: LONGEST_FILTER,
    description: 'Condition that rows meet, such as year ge 2011',
  }),
);

/** What the addresses of the two documents take. */
export const DocumentOptions = Type.Object({ $format });

/** What the address of one row takes. */
export const RowOptions = Type.Object({ $format, $select });

/** What the address of the rows takes. */
export const RowsOptions = Type.Object({
  $format,
  $select,
  $filter,
  $orderby: Type.Optional(
    Type.String({ maxLength: LONGEST_LIST, description: 'For example: year desc, name' }),
  ),
  $top: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The most rows to return, on all pages',
    }),
  ),
  $skip: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'How many rows to leave out first',
    }),
  ),
  $count: Type.Optional(Type.Boolean({ description: 'Adds how many rows match, on all pages' })),
  $skiptoken: Type.Optional(
    Type.String({ maxLength: 500, description: 'Where a further page begins, as the link to it says' }),
  ),
});

/** What the number of rows takes: what does not change it is let pass. */
export const CountOptions = Type.Omit(RowsOptions, ['$skiptoken']);

/** All that OData 4.01 has and no address here takes. */
const foreignOptions = [
  '$apply',
  '$compute',
  '$deltatoken',
  '$expand',
  '$index',
  '$levels',
  '$schemaversion',
  '$search',
];

/** A hook that gives a request the options of its address by their names; see `readOptionNames`. */
export function nameOptions(schema: TObject) {
  return async (request: { query: unknown }): Promise<void> => {
    request.query = readOptionNames(request.query as Record<string, unknown>, schema);
  };
}

/**
 * Names the options of an address as the standard writes them: 4.01 lets clients leave the dollar sign out, and use any case.
 * What is no option of OData stays, and is nobody's.
 * @param given the query as it came
 * @param schema what this address takes
 * @throws not_implemented for an option that the standard has and this address has not; invalid_input for one that stands there twice
 */
function readOptionNames(given: Readonly<Record<string, unknown>>, schema: TObject): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [written, value] of Object.entries(given)) {
    const name = optionName(written, schema);
    if (name === undefined) continue;
    if (Array.isArray(value) || Object.hasOwn(read, name))
      throw invalidInput({ [name]: ['must not be there twice'] });
    read[name] = value;
  }
  return read;
}

function optionName(written: string, { properties }: TObject): string | undefined {
  if (written.startsWith('@')) throw notImplemented(written, 'a parameter alias');
  const name = `${written.startsWith('$') ? '' : '$'}${written.toLowerCase()}`;
  if (Object.hasOwn(properties, name)) return name;
  const isOption = written.startsWith('$') || foreignOptions.includes(name);
  if (!isOption && !Object.hasOwn(RowsOptions.properties, name)) return undefined;
  throw notImplemented(name, `${name} of this address`);
}

import type { Column } from '../tables/column.ts';
import { elementType } from '../tables/column.ts';
import { propertyNames } from './property-names.ts';

/** A column of a table as OData sees it. */
export type Property = {
  /** The identifier by which clients name it. */
  name: string;
  column: Column;
  /** Its type of the Entity Data Model, such as `Edm.Int64` or `Collection(Edm.String)`. */
  edmType: string;
};

/** The key of every entity, the number of its row. */
export const KEY = '_id';

// JSON is sent as the text that it is written as: `Edm.Untyped` is younger than most clients.
const edmTypes: Readonly<Record<string, string>> = {
  text: 'Edm.String',
  json: 'Edm.String',
  int: 'Edm.Int64',
  float: 'Edm.Double',
  numeric: 'Edm.Decimal',
  bool: 'Edm.Boolean',
  date: 'Edm.Date',
  time: 'Edm.TimeOfDay',
  timestamp: 'Edm.DateTimeOffset',
};

/** The properties of a table's rows, the key first, then the columns in their order. */
export function propertiesOf(columns: readonly Column[]): Property[] {
  const key = { id: KEY, type: 'int', info: {} };
  const names = propertyNames(columns.map(({ id }) => id));
  return [key, ...columns].map((column, place) => ({
    name: names[place - 1] ?? KEY,
    column,
    edmType: edmTypeOf(column.type),
  }));
}

function edmTypeOf(type: string): string {
  const element = elementType(type);
  return element ? `Collection(${edmTypeOf(element)})` : (edmTypes[type] ?? 'Edm.String');
}

import {
  DuckDBBlobValue,
  DuckDBDateValue,
  DuckDBDecimalValue,
  DuckDBListType,
  DuckDBListValue,
  DuckDBArrayValue,
  DuckDBMapValue,
  DuckDBStructValue,
  DuckDBTimestampMillisecondsValue,
  DuckDBTimestampNanosecondsValue,
  DuckDBTimestampSecondsValue,
  DuckDBTimestampTZValue,
  DuckDBTimestampValue,
  DuckDBUnionValue,
  type DuckDBType,
  type DuckDBValue,
} from '@duckdb/node-api';

// A double carries this many decimal digits without change.
export const EXACT_DIGITS = 15;

/** Turns values of one column into JSON values, as `QueryResult` describes them. */
export function jsonConverter(type: DuckDBType): (value: DuckDBValue) => unknown {
  if (type.alias === 'JSON') return parsedJson;
  const isListOfJson = type instanceof DuckDBListType && type.valueType.alias === 'JSON';
  return isListOfJson ? parsedItems : toJson;
}

function parsedItems(value: DuckDBValue): unknown {
  return value instanceof DuckDBListValue ? value.items.map(parsedJson) : null;
}

function parsedJson(value: DuckDBValue): unknown {
  if (typeof value !== 'string') return null;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function toJson(value: DuckDBValue): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : null;
    case 'bigint':
      return integer(value);
    default:
      return value === null || value === undefined ? null : compositeToJson(value);
  }
}

function compositeToJson(value: object & DuckDBValue): unknown {
  if (value instanceof DuckDBDateValue) return day(value);
  if (value instanceof DuckDBDecimalValue) return decimal(value);
  if (isTimestamp(value)) return value.toString().replace(' ', 'T');
  if (value instanceof DuckDBTimestampTZValue) return utcTimestamp(value);
  if (value instanceof DuckDBListValue || value instanceof DuckDBArrayValue) return value.items.map(toJson);
  if (value instanceof DuckDBStructValue) return mapValues(value.entries);
  if (value instanceof DuckDBMapValue) {
    return value.entries.map((entry) => ({ key: toJson(entry.key), value: toJson(entry.value) }));
  }
  if (value instanceof DuckDBUnionValue) return toJson(value.value);
  if (value instanceof DuckDBBlobValue) return Buffer.from(value.bytes).toString('base64');
  return value.toString();
}

/** The library writes the two infinite days as a day of a far year. */
function day(value: DuckDBDateValue): string {
  if (value.days === DuckDBDateValue.PosInf.days) return 'infinity';
  return value.days === DuckDBDateValue.NegInf.days ? '-infinity' : value.toString();
}

function integer(value: bigint): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value.toString();
}

function decimal(value: DuckDBDecimalValue): number | string {
  const text = value.scale > 0 ? value.toString().replace(/\.?(?<!0)0+$/, '') : value.toString();
  return text.replace(/[-.]/g, '').replace(/^0+/, '').length <= EXACT_DIGITS ? Number(text) : text;
}

function isTimestamp(value: object): boolean {
  return (
    value instanceof DuckDBTimestampValue ||
    value instanceof DuckDBTimestampSecondsValue ||
    value instanceof DuckDBTimestampMillisecondsValue ||
    value instanceof DuckDBTimestampNanosecondsValue
  );
}

// The children run in UTC, so the zone that DuckDB prints is always +00.
function utcTimestamp(value: DuckDBTimestampTZValue): string {
  return value.toString().replace(' ', 'T').replace(/\+00$/, '');
}

function mapValues(entries: Readonly<Record<string, DuckDBValue>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, toJson(value)]));
}

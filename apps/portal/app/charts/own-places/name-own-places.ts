import {
  type ChartColumn,
  type ChartData,
  type ChartSpec,
  type FilteredColumn,
  OTHER,
  type OwnSource,
} from '@gazetteer/charts';
import { codeKey, distinctNames, type NamedPlace } from '@gazetteer/tabular';
import { type OpenLevel, openLevel } from './own-areas.ts';

type Open = (scheme: string, level: string) => Promise<Pick<OpenLevel, 'lists'> | undefined>;

type OwnColumn = OwnSource['columns'][number];

type OwnChart = Pick<ChartSpec, 'filters'> & { source: Pick<OwnSource, 'columns'> };

/** The figures of own rows with the names of the places whose codes are in them, as the server gives them to tables. */
export async function withOwnPlaceNames(
  data: ChartData,
  spec: OwnChart,
  open: Open = openLevel,
): Promise<ChartData> {
  const places = codeColumns(spec);
  const columns = await Promise.all(
    data.columns.map((column) => nameColumn(data, column, places.get(column.field ?? ''), open)),
  );
  return withOwnFilterNames({ ...data, columns }, spec, open);
}

/** The same for the places that filters choose by code: `California (06)`. */
export async function withOwnFilterNames(
  data: ChartData,
  spec: OwnChart,
  open: Open = openLevel,
): Promise<ChartData> {
  if (!data.filtered) return data;
  const places = codeColumns(spec);
  const nameFilter = async (column: FilteredColumn): Promise<FilteredColumn> => {
    const values = (spec.filters ?? []).flatMap((filter) =>
      filter.field === column.field && 'values' in filter ? filter.values : [],
    );
    const named = await namesOf(places.get(column.field), values, open);
    if (named.size === 0) return column;
    const texts = [...named].map(([value, { name, code }]) => [value, `${name} (${code})`] as const);
    return { ...column, names: Object.fromEntries(texts) };
  };
  return { ...data, filtered: await Promise.all(data.filtered.map(nameFilter)) };
}

function codeColumns({ source }: OwnChart): Map<string, OwnColumn> {
  return new Map(source.columns.filter(({ place }) => place?.by === 'code').map((one) => [one.id, one]));
}

async function nameColumn(
  data: ChartData,
  column: ChartColumn,
  own: OwnColumn | undefined,
  open: Open,
): Promise<ChartColumn> {
  if (column.kind !== 'place') return column;
  const values = [
    ...data.rows.map((row) => row[column.name]),
    ...(column.domain ?? []),
    column.cut?.least?.category,
  ];
  const named = await namesOf(own, values, open);
  const level = own?.place?.level;
  return named.size === 0 ? column : { ...column, names: distinctNames(named), ...(level && { level }) };
}

async function namesOf(
  column: OwnColumn | undefined,
  values: readonly unknown[],
  open: Open,
): Promise<Map<string, NamedPlace>> {
  const written = new Set(
    values.filter((value) => value !== null && value !== undefined && value !== OTHER).map(String),
  );
  if (!column?.place || written.size === 0) return new Map();
  const level = await open(column.place.scheme, column.place.level);
  return level ? placesOf(level, written) : new Map();
}

/** What each code stands for; what it lies in is told where there are several such areas. */
function placesOf(
  { lists: [own, above] }: Pick<OpenLevel, 'lists'>,
  values: ReadonlySet<string>,
): Map<string, NamedPlace> {
  const known = new Map(own?.areas.map((area) => [codeKey(area.code), area]));
  const parents = new Map(above?.areas.map(({ code, name }) => [codeKey(code), name]));
  const named = new Map<string, NamedPlace>();
  for (const value of values) {
    const area = known.get(codeKey(value));
    if (!area) continue;
    const [parent, other] = area.parents;
    const isTold = parents.size > 1 && parent !== undefined && other === undefined;
    const within = isTold ? (parents.get(codeKey(parent)) ?? null) : null;
    named.set(value, { code: area.code, name: area.name, within });
  }
  return named;
}

/** What a visitor said of one of the two tables, as the address carries it. */
export interface SideState {
  /** Sku or id of the resource. */
  table?: string;
  /** The column that says where, by its id. */
  place?: string;
  /** The column that says when; 'none' where time is to be left out. */
  period?: string;
  /** Only the rows of this period. */
  only?: string;
  /** The columns to take; absent for all. */
  columns?: string[];
  /** How the rows of several places become one, by column: `sum`, or `weighted_mean:population`. */
  aggregates: Record<string, string>;
}

export const hows = ['left', 'inner', 'outer'] as const;
export type How = (typeof hows)[number];

/** The state of the page as its address carries it. */
export interface MergeState {
  left: SideState;
  right: SideState;
  level?: string;
  how: How;
  /** Brings rows of the same place and period together. */
  aggregate: boolean;
  /** What is sought in the list of tables. */
  text: string;
  /** The result on the whole page. */
  whole: boolean;
}

export const sides = ['left', 'right'] as const;
export type SideName = (typeof sides)[number];

const longestText = 200;

/** Reads the page's state from its address; whatever makes no sense counts as not said. */
export function readMerge(query: URLSearchParams): MergeState {
  const level = query.get('level');
  return {
    left: readSide(query, 'left'),
    right: readSide(query, 'right'),
    ...(level ? { level } : {}),
    how: hows.find((how) => how === query.get('how')) ?? 'left',
    aggregate: query.get('duplicates') === 'aggregate',
    text: (query.get('sq') ?? '').trim().slice(0, longestText),
    whole: query.get('view') === 'table',
  };
}

function readSide(query: URLSearchParams, side: SideName): SideState {
  const table = query.get(side)?.trim();
  const said = (name: string) => query.get(`${side}.${name}`)?.trim();
  const [place, period, only] = [said('place'), said('period'), said('only')];
  const columns = [...new Set(query.getAll(`${side}.column`))];
  return {
    ...(table ? { table } : {}),
    ...(place ? { place } : {}),
    ...(period ? { period } : {}),
    ...(only ? { only } : {}),
    ...(columns.length > 0 ? { columns } : {}),
    aggregates: readByColumn(query, `${side}.aggregate.`),
  };
}

function readByColumn(query: URLSearchParams, prefix: string): Record<string, string> {
  const said = [...query].filter(([name, value]) => name.startsWith(prefix) && value !== '');
  return Object.fromEntries(said.map(([name, value]) => [name.slice(prefix.length), value]));
}

/** Writes the address of the page: what is usual is left out. */
export function mergePath(state: MergeState): string {
  const query = new URLSearchParams();
  for (const side of sides) if (state[side].table) query.set(side, state[side].table);
  if (state.text) query.set('sq', state.text);
  if (state.level) query.set('level', state.level);
  if (state.how !== 'left') query.set('how', state.how);
  if (state.aggregate) query.set('duplicates', 'aggregate');
  for (const side of sides) writeSide(query, side, state[side]);
  if (state.whole) query.set('view', 'table');
  const text = query.toString();
  return text ? `/merge?${text}` : '/merge';
}

function writeSide(query: URLSearchParams, side: SideName, state: SideState): void {
  for (const name of ['place', 'period', 'only'] as const) {
    const value = state[name];
    if (value) query.set(`${side}.${name}`, value);
  }
  for (const column of state.columns ?? []) query.append(`${side}.column`, column);
  for (const [column, value] of Object.entries(state.aggregates))
    query.set(`${side}.aggregate.${column}`, value);
}

/** The page with another table on one side, or with none: what was said of the old one is forgotten. */
export function withTable(state: MergeState, side: SideName, table: string | undefined): MergeState {
  const { level: _, ...rest } = state;
  const chosen = { ...(table ? { table } : {}), aggregates: {} };
  return { ...rest, [side]: chosen, text: '', whole: false };
}

/** The page with its tables exchanged, so that the other one keeps all its rows. */
export function exchanged(state: MergeState): MergeState {
  return { ...state, left: state.right, right: state.left };
}

import { quoteIdentifier } from '../engine/quote.ts';
import type { Column } from '../tables/column.ts';
import type { StoredTable } from '../tables/table.store.ts';
import { currentRows } from '../tables/table-sql.ts';
import type { WriteMethod } from './record-keys.ts';

/** Records on their way into a table. */
export type Merging = {
  /** The table, as `TABLE`. */
  existing: Pick<StoredTable, 'columns' | 'version'> | undefined;
  /** The shape the table is to have. */
  columns: readonly Column[];
  /**
   * A SELECT of the records, no two with the same key: `_n` counts them, `_has_i` tells whether a record says what
   * column i is, the columns carry their own names and types.
   */
  records: string;
  method: WriteMethod;
  /** What tells which row a record is of; `[]` stands for `_id`, undefined for nothing. */
  key: readonly string[] | undefined;
};

export type MergedRows = {
  /** The rows with the records in them. */
  whole: string;
  /** The rows of the records alone, as they are in the whole, in the order of the records. */
  written: string;
  /** Records that there is a row for, and must not be. */
  known: string;
  /** Records that there is no row for, and must be. */
  unknown: string;
};

const NONE = 'select 0 where false';

/** What a table becomes with records: each changes the row with its key, the others follow below with the next ids. */
export function mergedRows({ existing, columns, records, method, key }: Merging): MergedRows {
  const rows = `(${currentRows(existing?.columns, columns)})`;
  const names = columns.map(({ id }) => quoteIdentifier(id));
  const next = existing?.version.next_row_id ?? 1;
  const added = `select ${[`${next} + row_number() over (order by _n) - 1 as _id`, ...names].join(', ')}`;
  if (!key || method === 'insert') {
    const same = key && matching(key);
    return {
      whole: `select * from ${rows} union all ${added} from (${records}) order by _id`,
      written: `${added} from (${records}) order by _id`,
      known: same ? `select _n from (${records}) r semi join ${rows} t on ${same}` : NONE,
      unknown: NONE,
    };
  }
  const same = matching(key);
  const updated = names.map(
    (name, index) => `case when r._has_${index} then r.${name} else t.${name} end as ${name}`,
  );
  const whole = `select ${['t._id', ...updated].join(', ')} from ${rows} t left join (${records}) r on ${same}
      union all ${added} from (select * from (${records}) r anti join ${rows} t on ${same}) order by _id`;
  return {
    whole,
    written: `select t.* from (${whole}) t join (${records}) r on ${same} order by r._n`,
    known: NONE,
    unknown: `select _n from (${records}) r anti join ${rows} t on ${same}`,
  };
}

function matching(key: readonly string[]): string {
  const names = key.length > 0 ? key.map(quoteIdentifier) : ['_id'];
  return names.map((name) => `t.${name} = r.${name}`).join(' and ');
}

import type { ColumnDescription } from '../../model/table-description.ts';
import type { TableRecord } from '../record/metadata-record.ts';

/** The number of a row, which every download of a whole table begins with. */
const ROW_NUMBER: ColumnDescription = {
  name: '_id',
  type: 'int',
  label: 'Row number',
  notes: null,
  unit: null,
  role: null,
};

/** The columns of a table as its downloads have them. */
export function dumpedColumns({ columns }: TableRecord): ColumnDescription[] {
  return [ROW_NUMBER, ...columns];
}

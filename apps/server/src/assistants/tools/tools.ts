import { cite } from './cite.ts';
import { describeDataset } from './describe-dataset.ts';
import { describePortal } from './describe-portal.ts';
import { describeTable } from './describe-table.ts';
import { drawChart } from './draw-chart.ts';
import { querySql } from './query-sql.ts';
import { readRows } from './read-rows.ts';
import { searchColumns } from './search-columns.ts';
import { searchDatasets } from './search-datasets.ts';
import type { Tool } from './tool.ts';

/** What assistants can do here, in the order in which they usually do it. */
export const tools: readonly Tool[] = [
  describePortal,
  searchDatasets,
  searchColumns,
  describeDataset,
  describeTable,
  readRows,
  querySql,
  drawChart,
  cite,
];

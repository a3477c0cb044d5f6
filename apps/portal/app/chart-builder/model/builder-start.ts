import type { ActionResult } from '@gazetteer/client';
import type { ChartSpec, Mark } from '@gazetteer/charts';
import type { TablePreview } from '../../datasets/find-preview.server.ts';
import type { SavedChartData } from '../../charts/saved-record.ts';
import type { OfferedTables } from '../../merge/load-merge.server.ts';

/** What the page hands to the builder as it opens. */
export interface BuilderStart {
  /** The table that the address names, with its columns. */
  opened: ActionResult<'chart_fields'> | null;
  /** The chart it opens with, which takes a phone longer to find than the server; none without columns. */
  first: ChartSpec | undefined;
  /** The picture that its own page has of that chart; null where it has none, or shows another. */
  preview: TablePreview | null;
  /** What the address calls a table that is not there, or is not theirs to see. */
  missing: string | null;
  /** The form that was chosen before the table. */
  mark: Mark | undefined;
  /** Tables to choose from where none is named, and how many of them the chosen form cannot be drawn of. */
  offered: (OfferedTables & { unfit: number }) | null;
  /** What was searched for among them. */
  text: string;
  /** The saved chart that is worked on. */
  edited: SavedChartData | null;
  /** Whose drafts these are. */
  personId: string;
}

import type { ActionResult } from '@gazetteer/client';

/** What the service says of a merge. */
export type Report = ActionResult<'table_merge'>['report'];

/** What the two tables are called. */
export type Titles = Record<'left' | 'right', string>;

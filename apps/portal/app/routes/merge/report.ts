import type { Merged } from './load-merge.server.ts';
import type { SideName } from './merge-address.ts';

/** What the service says of a merge. */
export type Report = Merged['report'];

/** What the two tables are called. */
export type Titles = Record<SideName, string>;

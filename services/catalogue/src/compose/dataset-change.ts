import type { FieldErrors } from '@gazetteer/kernel';
import type { DatasetDocument } from '../model/dataset-document.ts';

/** What is to be written, and what the caller said about it. */
export type DatasetChange = {
  document: DatasetDocument;
  /** The dataset as it stands; undefined for a new one. */
  previous: DatasetDocument | undefined;
  /** What composing the document found wrong. */
  problems: FieldErrors;
  /** Who makes the change, as the history names them; null for nobody in particular. */
  by: string | null;
  /** What they say about it, for the history; of a public dataset that is taken from the public, the reason. */
  note?: string;
  /** When it is made, for the history, where the document tells of another time. */
  at?: string;
  /** The change may make the dataset public, also where its organisation wants a second pair of eyes. */
  publishes?: boolean;
  /** Place of the one resource that the caller speaks of: its problems are named without their place. */
  resourceInFocus?: number;
};

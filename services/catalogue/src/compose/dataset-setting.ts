import type { DatasetDocument } from '../model/dataset-document.ts';

/** What surrounds a dataset while it is written. */
export type DatasetSetting = {
  id: string;
  /** The dataset as it stands, when this is a change. */
  previous: DatasetDocument | undefined;
  /** Id of the organisation it is to belong to. */
  owner: string | null;
  /** Who makes it, when it is new. */
  creator: string | null;
  now: string;
  publicUrl: string;
  /** The language that the site speaks where nobody asks for another, such as `en`. */
  language: string;
  /** Administrators may say when a dataset was made, and issue a resource another sku. */
  administrator: boolean;
};

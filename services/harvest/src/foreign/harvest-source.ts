import type { TableSource } from '../files/catalogue-source.ts';

/** Finds the licence that this installation knows by an identifier or an address. */
export type FindLicense = (idOrAddress: string) => { id: string } | undefined;

/** What a list of entries is: where it stands, which version of it, and which licences are known here. */
export type SourceOptions = Pick<HarvestSource, 'location' | 'version'> & { findLicense: FindLicense };

/** An organisation or a group as a foreign catalogue describes it. */
export type HarvestGroup = {
  id?: string | undefined;
  name: string;
  title: string;
  description?: string;
  image_url?: string;
};

/** A file or service of a dataset. */
export type HarvestResource = {
  /** Its id in the foreign catalogue. */
  foreignId: string;
  /** What `resource_create` takes. */
  fields: Record<string, unknown>;
  /** The same, said once where it is new here: from then on it is as people here describe it. */
  firstFields?: Record<string, unknown>;
};

/** A dataset of a foreign catalogue in the words of ours. */
export type HarvestDataset = {
  /** Its id there, which never changes. */
  foreignId: string;
  /** The name it would like to have. */
  name: string;
  organization: HarvestGroup;
  groups: HarvestGroup[];
  /** What `package_create` takes, but for what stands beside it here; null clears what an earlier import said. */
  fields: Record<string, unknown>;
  /** The same, said once where it is new here: from then on it is as people here describe it. */
  firstFields?: Record<string, unknown>;
  resources: HarvestResource[];
};

/** One entry of a foreign catalogue, where it stands, and how to go on after it. */
export type HarvestRecord = {
  /** For a person who looks for it: `line 12`. */
  place: string;
  /** Goes on after this record when it is given to `read`. */
  cursor: string;
  /** How far the reading is, in what `total` counts. */
  done: number;
} & (
  | { dataset: HarvestDataset }
  /** It cannot be used; `foreignId` where it is known all the same. */
  | { problem: string; foreignId?: string | undefined }
  /** It is no dataset that is to be imported. */
  | { left: string }
);

/** A foreign catalogue that can be read. */
export type HarvestSource = {
  /** What the source is known by from run to run. */
  location: string;
  /** Changes when a cursor means something else than before; null where it never does. */
  version: string | null;
  /** Reads from the start, or after a cursor; `total` is known from the first record on. */
  read(cursor: string | undefined): AsyncIterable<HarvestRecord>;
  total(): number;
  /** What it says of its tables and their columns, by their ids there, where it says anything. */
  tables?: ReadonlyMap<string, TableSource>;
};

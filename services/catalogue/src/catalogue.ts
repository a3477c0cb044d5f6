import type { Readable } from 'node:stream';
import type { Authorizer, Caller, Clock, Sql } from '@gazetteer/kernel';
import type { CatalogueTables } from './model/catalogue-tables.ts';
import type { PackageDictionary } from './model/dataset.contract.ts';
import type { Site } from './model/site.ts';
import type { TableDescription } from './model/table-description.ts';
import type { SearchIndex } from './search/search-index.ts';

/** What the catalogue asks of whoever keeps the tables of resources. */
export type TablePort = {
  /** Tells of the tables of these resources, by the resource's id; those without a table are not among them. */
  describe(resourceIds: readonly string[]): Promise<Map<string, TableDescription>>;
  /** Forgets the table and the file of a resource; does nothing when it has none. Runs inside the catalogue's transaction. */
  drop(resourceId: string): Promise<void>;
};

/** A file that came with a request: its name at the sender's, and where it lies until the request ends. */
export type ReceivedFile = { filename: string; path: string };

/** What the catalogue asks of whoever keeps uploaded files. */
export type FilePort = {
  /** Keeps the file as the resource's and says where on this site it is, and its SHA-256 as `sha256:…`. */
  keep(
    resource: { id: string; packageId: string },
    file: ReceivedFile,
  ): Promise<{ path: string; size: number; hash: string }>;
  /** Reads the file into the resource's table; false where the file is no table. */
  tabulate(caller: Caller, resourceId: string, file: ReceivedFile): Promise<boolean>;
};

/** A file of a download: a text, a version of a table as CSV, or a file as it was uploaded, both by their resource. */
export type DownloadEntry = { path: string } & (
  | { text: string }
  | { table: string; version: number }
  | { upload: string }
);

/** The languages in which a download can be written. */
export type DownloadLanguage = 'en' | 'fr';

/** What organisations ask of whoever draws pictures. */
export type PicturePort = {
  /** The picture in a file, small and as WebP, without anything else that the file says; undefined where it is none. */
  draw(path: string): Promise<Buffer | undefined>;
};

/** What the download of a whole dataset asks of whoever keeps tables and uploaded files. */
export type DownloadPort = {
  /** The uploaded files of these resources that are stored here, by the resource's id. */
  uploads(resourceIds: readonly string[]): Promise<Map<string, { filename: string; bytes: number }>>;
  /**
   * Packs files into one ZIP while it is read, so that it is never whole in memory or on disk.
   * @throws not_found, gone, damaged before anything was read
   */
  pack(
    caller: Caller,
    entries: readonly DownloadEntry[],
    options: { modified: Date; signal: AbortSignal },
  ): Promise<Readable>;
};

/** What the sitemap asks of whoever keeps pages besides those of datasets. */
export type PagePort = {
  /** The paths of pages that stand whatever is published. */
  standing: readonly string[];
  /** Published pages and when each was changed last (ISO 8601), the newest first, a piece at a time. */
  list(): AsyncIterable<readonly { path: string; modified: string }[]>;
};

/** What somebody may do in an organisation or a group, or with one dataset: admin includes editor, which includes member. */
export type Role = 'admin' | 'editor' | 'member';

/** What people have roles in. */
export type MemberObject = { type: 'organization' | 'group' | 'dataset'; id: string };

/** Roles of people: in an organisation, in a group, or on one dataset beside those of its organisation. */
export type MembershipPort = {
  /** Who has which role, in the order of their ids, from behind `after`. */
  list(
    object: MemberObject,
    page: { after?: string; limit: number },
  ): Promise<{ person: string; role: Role }[]>;
  /** The role of one person there, if any. */
  roleOf(object: MemberObject, person: string): Promise<Role | undefined>;
  /** Gives somebody a role, in place of another that they have: whoever is given two at once ends with exactly one. */
  assign(object: MemberObject, person: string, role: Role): Promise<void>;
  /** @returns false for somebody who has no role there */
  withdraw(object: MemberObject, person: string): Promise<boolean>;
  /** Takes all roles in an object that is removed for good. Runs inside the catalogue's transaction. */
  forget(object: MemberObject): Promise<void>;
  /** What a person has a role in: ids of organisations, groups or datasets in their order, from behind `after`. */
  of(
    person: string,
    type: MemberObject['type'],
    page: { after?: string; limit: number },
  ): Promise<{ id: string; role: Role }[]>;
};

/** An account, or a program, as far as those who give roles may know of it. */
export type Person = { id: string; name: string | null; email: string | null; hasSignedIn: boolean };

/** Who is invited, and into what. */
export type Invitation = {
  email: string;
  /** Who invites: the id of a person, or the name of a key. */
  by: string;
  role: Role;
  organization: { name: string; title: string; type: 'organization' | 'group' };
};

/** People who have accounts, and programs that can have rights. */
export type PeoplePort = {
  /** By id, or by e-mail address whatever its capitals; programs by `client:` and their `client_id`. */
  find(idOrAddress: string): Promise<Person | undefined>;
  /** Those of these that are there, in no order. */
  describe(ids: readonly string[]): Promise<Person[]>;
  /**
   * Makes an account for an address that has none and sends a letter that leads in; for one that has, a letter that
   * says what they were made.
   * @throws invalid_input for what is no address, or no account can be made for
   */
  invite(invitation: Invitation): Promise<Person>;
};

/** Something that waits for who edits datasets, in another service. */
export type OutsideTask = {
  kind: 'look' | 'import_failed' | 'harvest_failed' | 'asked' | 'question';
  id: string;
  /** What it is about, in the words of people: a file, a source, a subject. */
  title: string;
  /** Since when it waits; of a look, until when. ISO 8601 in UTC. */
  at: string;
  /** The dataset, by its id or name; null where it is of an organisation as a whole. */
  dataset: string | null;
  /** The id of the organisation, where there is no dataset. */
  organization: string | null;
};

/** What the desk asks of the other services. */
export type TaskPort = {
  /** What waits there for a caller who may do something about it, the longest waiting first; a hundred of each kind at most. */
  of(caller: Caller): Promise<OutsideTask[]>;
};

/** What is written with every dataset beside itself: how FAIR it is. Both are part of the transaction they are called in. */
export type ScorePort = {
  /** Scores a dataset that was written; one that is not public loses its score. */
  save(dataset: PackageDictionary): Promise<void>;
  remove(datasetId: string): Promise<void>;
};

/** What organisations have in other services. */
export type OutsideHoldings = { sources: number; followers: number; team_follows: number };

/** What the end of an organisation asks of the other services. */
export type HoldingsPort = {
  count(organization: string): Promise<OutsideHoldings>;
  /** Gives all of it to another organisation. Runs inside the catalogue's transaction. */
  move(from: string, into: string): Promise<void>;
};

/** What every use case of the catalogue works with. */
export type Catalogue = {
  sql: Sql<CatalogueTables>;
  authorizer: Authorizer;
  clock: Clock;
  tables: TablePort;
  files: FilePort;
  pictures: PicturePort;
  downloads: DownloadPort;
  pages: PagePort;
  memberships: MembershipPort;
  people: PeoplePort;
  tasks: TaskPort;
  holdings: HoldingsPort;
  index: SearchIndex;
  scores: ScorePort;
  /** Where visitors find this installation, without a slash at the end. */
  publicUrl: string;
  /** The names of the organisations that the portal is limited to; all where there are none. */
  publishers: readonly string[];
  siteTitle: string;
  /** The language that the site speaks where nobody asks for another, such as `en`. */
  language: string;
  /** What the portal is called at this moment, in a language. */
  siteName(language: DownloadLanguage): Promise<string>;
  /** What metadata says of this installation. */
  site: Site;
};

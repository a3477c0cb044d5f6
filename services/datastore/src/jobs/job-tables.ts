/** The life of a job: `queued` until it has its file and its turn; the last three are its end. */
export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** What a job does, or what it waits for. */
export type JobPhase =
  /** The file is on its way to us. */
  | 'receiving'
  /** The spreadsheet has several sheets; the person who asked chooses one. */
  | 'choosing'
  /** Others are before it. */
  | 'waiting'
  /** The file is fetched from its address. */
  | 'fetching'
  | 'reading'
  | 'writing'
  | 'describing'
  /** The new rows can be read; they are compared with those before. */
  | 'comparing'
  | 'ended';

/** How far a job is as a whole, from 0 to 1. */
export type JobProgress = { phase: JobPhase; fraction: number; rows: number | null };

/** One import that somebody asked for. */
export type StoredJob = {
  id: string;
  /** Null until the resource is made that a `title` is given for. */
  resource_id: string | null;
  package_id: string;
  /** What the new resource is called; it is made for this import, and goes again if nothing comes of it. */
  title: string | null;
  /** Who asked, in short, to find what is theirs. */
  asked_by: string;
  /** Who asked, as JSON: the import runs with the rights they have when it runs. */
  caller: string;
  source_kind: 'file' | 'url';
  /** The name of the file, or its address. */
  source_name: string;
  /** Where the received file lies on the machine of `owner`. */
  source_path: string | null;
  /** What it is called, where its name does not tell. */
  format: string | null;
  sheet: string | null;
  /** JSON list of the sheets to choose from, while there is a choice. */
  sheets: string | null;
  /** 1 where the person who asked wants to choose the sheet. */
  asks_sheet: number;
  /** 1 where a row that does not fit is to stop the import. */
  strict: number;
  state: JobState;
  phase: JobPhase;
  /** Of the whole job, from 0 to 1. */
  fraction: number;
  rows: number | null;
  /** 1 from the transaction on in which readers see the new rows. */
  published: number;
  /** JSON, once it is done. */
  report: string | null;
  /** JSON with code, message and fields, where it failed. */
  error: string | null;
  /** The process that has the file and runs the job. */
  owner: string;
  /** Until then the owner is taken to be alive. */
  lease_until: string;
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
};

/** Schema for `Sql<JobTables>`. */
export type JobTables = { datastore_jobs: StoredJob };

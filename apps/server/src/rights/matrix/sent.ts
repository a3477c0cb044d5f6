/** Ids of what the calls of the table are about. */
export type Ids = {
  organization: string;
  group: string;
  /** Private, of the organisation. */
  dataset: string;
  /** The latest change of the dataset. */
  activity: string;
  /** Of the dataset, with a table. */
  resource: string;
  view: string;
  /** A source that fills the organisation, a run of it that waits, and a source that nobody has asked for. */
  source: { id: string; run: string; idle: string };
  /** An import that the editor began. */
  job: string;
  /** A file that the editor looks at before it is published. */
  look: string;
  /** A file that the editor sends in parts, of which nothing has arrived. */
  upload: string;
  /** A private chart of the member, and what its link ends with. */
  chart: string;
  link: string;
  /** A chart that the member deleted, one that is shown by its link, and one that an administrator took down. */
  deletedChart: string;
  shownChart: string;
  hiddenChart: string;
  /** What the member follows, and by which tokens it is ended, read and silenced without a session. */
  follow: { id: string; person: string; end: string; feed: string; silence: string };
  article: string;
  medium: string;
  /** A message to the team that was answered, with the token by which its writer reads it without a session. */
  message: string;
  thread: string;
  /** What an administrator asked about the dataset. */
  question: string;
  /** An answer that editors keep to begin with. */
  template: string;
  /** An API key of the member. */
  key: string;
  /** Somebody who calls nothing here, and a session of theirs. */
  person: string;
  session: string;
  collaborator: string;
  /** A letter that was sent to them. */
  letter: string;
  /** Somebody whose assertions are trusted. */
  issuer: string;
  /** A project of the administrator, with what its calls are about; the member is invited to it. */
  project: { id: string; revision: string; owner: string; invitation: string; key: string };
};

/** What is sent besides the address that the parts in braces make. */
export type Sent = { query?: Record<string, string>; body?: unknown; headers?: Record<string, string> };

/** The smallest chart of a table with a column `a`. */
export const chartOf = (resource: string) => ({
  version: 1,
  source: { kind: 'table', resource_id: resource },
  mark: 'bar',
  channels: { x: { field: 'a' }, y: { aggregate: 'count' } },
});

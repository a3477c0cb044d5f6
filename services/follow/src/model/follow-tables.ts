import type { MailChoice, SubjectKind, Language } from './subject.ts';

/** Something that a person follows. */
export type FollowRow = {
  id: string;
  identity: string;
  kind: SubjectKind;
  /** What changes are looked up by: the id of the dataset, organisation or table. */
  target: string;
  /** JSON of the subject, and a digest of it: nobody follows the same twice. */
  subject: string;
  subject_digest: string;
  /** What it was called when it was last looked at. */
  title: string;
  mail: MailChoice;
  /** Raised to give the feed another address. */
  feed_serial: number;
  created_at: string;
  /** JSON of what has been told. */
  seen: string;
  /** 1 where it may have changed since. */
  due: number;
  /** Until when a process looks at it, or when it is tried again; null where neither is so. */
  leased_until: string | null;
  /** What a team follows, where it is followed through that. */
  team_id: string | null;
  /** Raised by whoever takes it, so that one process alone writes what it found. */
  taken: number;
  failures: number;
};

/** Something that all who work in an organisation follow: each of them by a follow of their own. */
export type TeamRow = {
  id: string;
  organization: string;
  /** As of a follow. */
  subject: string;
  subject_digest: string;
  /** How its members are told, until they say otherwise, and in which language those who have chosen none. */
  mail: MailChoice;
  language: Language;
  created_at: string;
  /** When its members were last looked up; empty before the first time. */
  spread_at: string;
};

/** Somebody who wants to follow something through a team no longer. */
export type LeaverRow = { team_id: string; identity: string };

/** A change that is told in the feed, and by mail. */
export type NoticeRow = {
  id: string;
  follow_id: string;
  identity: string;
  made_at: string;
  /** When it may leave by mail; null once it has, and for those who want no mail. */
  mail_after: string | null;
  /** JSON of the news. */
  news: string;
};

/** Somebody who follows something. */
export type ReaderRow = {
  identity: string;
  language: Language;
  /** When the last mail was written; it is also what two processes agree by which of them writes the next. */
  mailed_at: string;
};

/** The one row that says until when the changes of the installation were looked at. */
export type ProgressRow = { id: number; looked_until: string };

export type FollowTables = {
  follow_follows: FollowRow;
  follow_notices: NoticeRow;
  follow_teams: TeamRow;
  follow_leavers: LeaverRow;
  follow_readers: ReaderRow;
  follow_progress: ProgressRow;
};

import type { ActivityKind } from './activity.ts';

/** A project as it was after a change. */
export type RevisionsTable = {
  project_id: string;
  number: number;
  id: string;
  cause: 'created' | 'changed' | 'restored' | 'elsewhere';
  /** Who made it; null where the change was made elsewhere, such as in the site file. */
  made_by: string | null;
  name: string;
  state: 'running' | 'halted';
  /** JSON of the settings of each service, with secrets sealed. */
  services: string;
  created_at: string;
};

/** What a program calls with. The key itself is not stored. */
export type KeysTable = {
  id: string;
  project_id: string;
  name: string;
  owner_id: string;
  digest: string;
  /** Names, with a space between two. */
  scopes: string;
  created_at: string;
  expires_at: string | null;
  /** To the minute. */
  last_used_at: string | null;
};

export type InvitationsTable = {
  id: string;
  project_id: string;
  owner_id: string;
  owner_email: string;
  /** In small letters. */
  invitee_email: string;
  invitee_id: string | null;
  role: 'owner' | 'developer' | 'viewer';
  status: 'pending' | 'accepted' | 'declined' | 'cancelled' | 'removed';
  created_at: string;
  updated_at: string;
  expires_at: string;
};

/** The project that somebody works on in the console. */
export type ActiveProjectsTable = { caller: string; project_id: string };

/** How often something happened in a project within an hour. */
export type ActivityTable = {
  project_id: string;
  /** In UTC, such as `2026-11-20T10`. */
  hour: string;
  kind: ActivityKind;
  count: number;
};

export type ProjectTables = {
  project_revisions: RevisionsTable;
  project_keys: KeysTable;
  project_invitations: InvitationsTable;
  project_active: ActiveProjectsTable;
  project_activity: ActivityTable;
};

import type { Fault } from '@gazetteer/kernel';
import type { ProjectAccess } from '@gazetteer/ory';

/** A project as all services know it. */
export type ProjectRecord = {
  id: string;
  /** Names the project's host. */
  slug: string;
  name: string;
  state: 'running' | 'halted';
  /** Scheme and host, without a slash at the end. */
  origin: string;
  createdAt: string;
  updatedAt: string;
};

/** A place in a list: what stands behind it, and how many of it. */
export type ListPage = { after?: string; limit: number };

/** Where projects stand; implemented where the process is composed. */
export type ProjectDirectory = {
  find(id: string): Promise<ProjectRecord | undefined>;
  /** By its id or its slug. */
  named(name: string): Promise<ProjectRecord | undefined>;
  /** In the order of their slugs. */
  list(page: ListPage): Promise<ProjectRecord[]>;
  /**
   * Makes a project with the settings that new ones have.
   * @throws conflict where another has its slug
   */
  create(project: { id: string; slug: string; name: string }): Promise<ProjectRecord>;
  change(id: string, change: { name?: string; state?: ProjectRecord['state'] }): Promise<void>;
  /** Removes a project with its accounts. */
  remove(id: string): Promise<void>;
  /** Makes everybody else who would change this project wait until the transaction under way ends. */
  lock(id: string): Promise<void>;
  /** True for the portal's own project: the site file names it, and the installation's administrators decide there. */
  isPortal(id: string): boolean;
};

/** The parts of a project's settings, by the names that Ory gives them. */
export const serviceNames = ['identity', 'oauth2', 'permission'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** JSON. Secrets stand in it sealed, as texts that begin with `sealed:`. */
export type Settings = Record<string, unknown>;

/** Settings that were looked through: what is wrong, and what of Ory's is left out because it does not exist here. */
export type CheckedSettings = { settings: Settings; faults: Fault[]; warnings: Warning[] };

/** What is doubtful, though it was done. */
export type Warning = { code: number; message: string };

/** One part of a project's settings, which the service keeps that it is about. */
export type ServiceSettings = {
  read(projectId: string): Promise<Settings>;
  check(project: ProjectRecord, given: Settings): CheckedSettings;
  write(projectId: string, settings: Settings): Promise<void>;
  /** Removes all that the service keeps of a project, where that does not go with the project itself. */
  remove(projectId: string): Promise<void>;
};

export const roles = ['owner', 'developer', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** Who has which role in which project: one role a person in each. */
export type RolePort = {
  roleOf(projectId: string, person: string): Promise<Role | undefined>;
  /** In the order of their ids. */
  list(projectId: string, page: ListPage): Promise<{ person: string; role: Role }[]>;
  /** The projects of a person, in the order of their ids. */
  of(person: string, page: ListPage): Promise<{ id: string; role: Role }[]>;
  assign(projectId: string, person: string, role: Role): Promise<void>;
  withdraw(projectId: string, person: string): Promise<void>;
  /** Takes all roles in a project away. */
  forget(projectId: string): Promise<void>;
};

/** The people who can be members: those with an account at the portal. */
export type PeoplePort = {
  describe(ids: readonly string[]): Promise<{ id: string; name: string | null; email: string | null }[]>;
  /** The addresses that a person has proved to be theirs, in small letters. */
  provedAddresses(id: string): Promise<string[]>;
};

/** The letter that invites somebody. */
export type InvitationLetter = {
  recipient: string;
  project: string;
  role: Role;
  /** Who invites, as the letter names them. */
  from: string;
  expiresInDays: number;
};

/** The way to people's mail; written to in the transaction under way. */
export type MailPort = {
  /** @throws invalid_input for what is no address */
  invite(letter: InvitationLetter): Promise<void>;
};

export type ProjectEvent =
  | 'project_created'
  | 'project_changed'
  | 'project_restored'
  | 'member_invited'
  | 'member_added'
  | 'member_changed'
  | 'member_removed'
  | 'project_key_created'
  | 'project_key_deleted';

/** Where it is recorded who did what; written to in the transaction under way. */
export type AuditPort = {
  record(
    projectId: string,
    event: { event: ProjectEvent; by: string; person?: string; key?: string; fields?: string[] },
  ): Promise<void>;
};

/** What the service asks of the rest of the product. */
export type ProjectPorts = {
  directory: ProjectDirectory;
  settings: Record<ServiceName, ServiceSettings>;
  roles: RolePort;
  people: PeoplePort;
  mail: MailPort;
  audit: AuditPort;
  allows: ProjectAccess['allows'];
};

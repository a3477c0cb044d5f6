import type { ProjectSettings } from './project-settings.contract.ts';

/** What is known of a project without its settings. */
export type ProjectSummary = {
  id: string;
  /** Names the project's host: `{slug}.{base host}`. */
  slug: string;
  name: string;
  /** A halted project keeps everything, and answers its members only. */
  state: ProjectState;
  createdAt: string;
  updatedAt: string;
  /** Scheme and host of the project, without a slash at the end. */
  origin: string;
  /** Where its calls are: `{origin}/api/.ory`. */
  baseUrl: string;
};

/** A realm of accounts that no other realm can see: the portal's, or one made in the console. */
export type Project = ProjectSummary & { settings: ProjectSettings };

export type ProjectState = 'running' | 'halted';

/** The id of the project that the portal itself uses. */
export const PORTAL_PROJECT = '00000000-0000-4000-8000-000000000001';

export type ProjectRegistry = {
  /**
   * The project that a request's host names: `{slug}.{base host}`, and the portal's own for every other host.
   * @throws not_found for a host below ours that names no project
   */
  ofHost(host: string): Promise<Project>;
  /** @throws not_found */
  ofId(id: string): Promise<Project>;
  /** A project as the store has it, with what a transaction under way has written; undefined where there is none. */
  find(id: string): Promise<ProjectSummary | undefined>;
  /** Keeps a slug for the transaction under way. @returns false where a project has it */
  reserve(slug: string): Promise<boolean>;
  /** The project of this id or slug. */
  named(idOrSlug: string): Promise<Project | undefined>;
  /**
   * Makes a project.
   * @throws invalid_input naming each setting that is wrong
   */
  create(project: { id?: string; slug: string; name: string; settings: unknown }): Promise<Project>;
  /** Replaces the settings of a project; the next request sees them. @throws invalid_input, not_found */
  configure(id: string, settings: unknown): Promise<Project>;
  /** Gives a project another name, or another state. @throws not_found */
  change(id: string, change: { name?: string; state?: ProjectState }): Promise<Project>;
  /** The settings of a project as they are stored, with their secrets sealed. @throws not_found */
  storedSettings(id: string): Promise<unknown>;
  /** Removes a project with all of its accounts, for good. @throws not_found */
  remove(id: string): Promise<void>;
  /** Projects in the order of their slugs, from behind the one of an id. */
  list(page: { after?: string; limit: number }): Promise<ProjectSummary[]>;
  /** Makes everybody else who would change this project wait until the transaction under way ends. */
  lock(id: string): Promise<void>;
};

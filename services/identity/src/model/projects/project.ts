import type { ProjectSettings } from './project-settings.contract.ts';

/** A realm of accounts that no other realm can see: the portal's, or one made in the console. */
export type Project = {
  id: string;
  /** Names the project's host: `{slug}.{base host}`. */
  slug: string;
  settings: ProjectSettings;
  /** Scheme and host of the project, without a slash at the end. */
  origin: string;
  /** Where its calls are: `{origin}/api/.ory`. */
  baseUrl: string;
};

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
  /**
   * Makes a project.
   * @throws invalid_input naming each setting that is wrong
   */
  create(project: { id?: string; slug: string; name: string; settings: unknown }): Promise<Project>;
  /** Replaces the settings of a project; the next request sees them. @throws invalid_input, not_found */
  configure(id: string, settings: unknown): Promise<Project>;
};

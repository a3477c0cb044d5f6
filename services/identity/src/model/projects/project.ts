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

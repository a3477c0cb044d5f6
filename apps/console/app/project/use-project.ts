import { useRouteLoaderData } from 'react-router';

export type ProjectRole = 'owner' | 'developer' | 'viewer';

/** The project whose pages are shown, and what the visitor is in it. */
export interface ProjectInView {
  id: string;
  slug: string;
  name: string;
  state: 'running' | 'halted';
  /** Where its own pages stand, such as `health.example.org`. */
  host: string;
  role: ProjectRole;
  /** Whether it is the portal's own project, which has its name from the site file, and is neither halted nor purged. */
  isPortal: boolean;
  /** Whether the visitor may change what stands in the project: its developers and owners. */
  mayChange: boolean;
  /** Whether the visitor decides about the project itself: its owners. */
  mayOwn: boolean;
  /** Where its pages begin in the console. */
  address: string;
}

/** A project that one can go over to. */
export interface SwitchableProject {
  name: string;
  slug: string;
}

/** Projects that the visitor can go over to, the one that is shown among them; none outside of projects. */
export function useSwitchableProjects(): readonly SwitchableProject[] {
  const loaded = useRouteLoaderData<{ switchable: SwitchableProject[] }>('routes/projects/section');
  return loaded?.switchable ?? [];
}

/** The project whose pages are shown; undefined on the other pages of the console. */
export function useMaybeProject(): ProjectInView | undefined {
  return useRouteLoaderData<{ project: ProjectInView }>('routes/projects/section')?.project;
}

/**
 * The project whose pages are shown.
 * @throws Error outside of them
 */
export function useProject(): ProjectInView {
  const project = useMaybeProject();
  if (!project) throw new Error('useProject needs the pages of a project');
  return project;
}

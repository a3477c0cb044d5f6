import { type IdentityContext, namedSchema, PORTAL_PROJECT } from '@gazetteer/identity';
import { conflict, isNumericHost } from '@gazetteer/kernel';
import type { ProjectDirectory } from '@gazetteer/projects';
import { newProjectSettings } from './new-project-settings.ts';

const NO_NAME =
  'A project has a host of its own below that of PUBLIC_URL, so that must be a name, such as localhost; it is an IP address.';

/** Projects as they stand with their accounts, which know what a new one needs. */
export function projectDirectory(
  { projects }: Pick<IdentityContext, 'projects'>,
  { publicUrl }: { publicUrl: string },
): ProjectDirectory {
  const base = new URL(publicUrl);
  return {
    find: (id) => projects.find(id),
    named: (name) => projects.named(name),
    list: (page) => projects.list(page),
    create: async ({ id, slug, name }) => {
      if (isNumericHost(base.hostname)) throw conflict(NO_NAME);
      if (!(await projects.reserve(slug)))
        throw conflict(`The slug ${slug} is taken; choose a different one.`);
      const settings = newProjectSettings(`${base.protocol}//${slug}.${base.host}`, name, namedSchema);
      return projects.create({ id, slug, name, settings });
    },
    change: async (id, change) => void (await projects.change(id, change)),
    remove: (id) => projects.remove(id),
    lock: (id) => projects.lock(id),
    isPortal: (id) => id === PORTAL_PROJECT,
  };
}

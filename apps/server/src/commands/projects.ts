import { type Caller, conflict, notFound } from '@gazetteer/kernel';
import {
  createProject,
  inviteMember,
  listProjects,
  type ProjectContext,
  type ProjectRecord,
  purgeProject,
  type Role,
} from '@gazetteer/projects';
import { Command, Option } from 'commander';
import { withApplication } from './with-application.ts';

/** Whoever has the machine administers the installation. */
const operator: Caller = { kind: 'key', id: 'command-line', name: 'command line', administrator: true };
const PAGE = 1000;

/** `gazetteer projects`: realms of accounts, clients and permissions, beside the portal's own. */
export function projectsCommand(): Command {
  return new Command('projects')
    .description('list, make and purge projects of the identity platform, and invite people to them')
    .addCommand(listCommand())
    .addCommand(createCommand())
    .addCommand(inviteCommand())
    .addCommand(purgeCommand());
}

function listCommand(): Command {
  return new Command('list').description('list the projects with their hosts').action(async () => {
    for (const project of await withApplication(({ projects }) => allProjects(projects))) {
      console.log(describe(project));
    }
  });
}

function createCommand(): Command {
  return new Command('create')
    .description('make a project, with a host of its own')
    .argument('<name>', 'what people call it')
    .option('--slug <slug>', 'the first part of its host; made of the name unless it is given')
    .action(async (name: string, given: { slug?: string }) => {
      const { project } = await withApplication(({ projects }) =>
        createProject(projects, operator, { name, ...given }),
      );
      console.log(describe(project));
      console.error('Invite an owner: npx gazetteer projects invite', project.slug, '<email>');
    });
}

function inviteCommand(): Command {
  return new Command('invite')
    .description('invite somebody by mail to work on a project')
    .argument('<project>', 'its slug or id')
    .argument('<email>', 'who it is for; they accept in the console')
    .addOption(
      new Option('--role <role>', 'what they may do')
        .choices(['owner', 'developer', 'viewer'])
        .default('owner'),
    )
    .action(async (named: string, email: string, { role }: { role: Role }) => {
      await withApplication(async ({ projects }) => {
        const { id } = await findProject(projects, named);
        await inviteMember(projects, operator, id, { email, role });
      });
      console.log(`${email} is invited as ${role}, for a week.`);
    });
}

function purgeCommand(): Command {
  return new Command('purge')
    .description('remove a project with its accounts, clients and permissions, for good')
    .argument('<project>', 'its slug')
    .requiredOption('--confirm <slug>', 'the slug once more: nothing brings the project back')
    .action(async (named: string, { confirm }: { confirm: string }) => {
      if (confirm !== named) throw conflict(`${confirm} is not ${named}: nothing was removed.`);
      const purged = await withApplication(async ({ projects }) => {
        const project = await findProject(projects, named);
        await purgeProject(projects, operator, { projectId: project.id });
        return project;
      });
      console.log(`${purged.name} is gone, with everything in it.`);
    });
}

async function allProjects(projects: ProjectContext): Promise<ProjectRecord[]> {
  return (await listProjects(projects, operator, { limit: PAGE })).map(({ project }) => project);
}

async function findProject(projects: ProjectContext, named: string): Promise<ProjectRecord> {
  const found = (await allProjects(projects)).find(({ id, slug }) => id === named || slug === named);
  if (found) return found;
  throw notFound(`There is no project ${named}; npx gazetteer projects list shows all of them`);
}

function describe({ slug, name, state, origin }: ProjectRecord): string {
  return `${slug}  ${name}  ${origin}${state === 'halted' ? '  (halted)' : ''}`;
}

import { unlistedMeta } from '@gazetteer/site';
import { ButtonLink } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { TokenPager } from '../../../parts/token-pager.tsx';
import type { Route } from './+types/page';
import { createProject } from './create-project.server.ts';
import { loadProjects } from './load-projects.server.ts';
import { ProjectForm } from './project-form.tsx';
import { ProjectTable } from './project-table.tsx';

export async function loader(loading: Route.LoaderArgs) {
  return loadProjects(loading);
}

export async function action(acting: Route.ActionArgs) {
  return createProject(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The projects of the identity platform in which the visitor has a role; administrators make new ones. */
export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { projects, next, mayCreate, host, calls } = loaderData;
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  return (
    <>
      <div className="console-head">
        <h1>{t('projects.title')}</h1>
      </div>
      <p className="console-note">{t('project.list.about')}</p>
      {projects.length === 0 ? (
        <EmptyState title={t('project.list.none')} text={t('project.list.noneText')}>
          <ButtonLink to="/console/invitations">{t('project.list.invitations')}</ButtonLink>
        </EmptyState>
      ) : (
        <ProjectTable projects={projects} />
      )}
      <TokenPager next={next} />
      {mayCreate ? <ProjectForm host={host} answer={answer} /> : null}
      <ApiCalls calls={calls} />
    </>
  );
}

import { LocalTime } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlainTable } from '../../../parts/plain-table.tsx';
import type { ListedProject } from './load-projects.server.ts';

/** Projects with their address, the visitor's role in them, and whether they run. */
export function ProjectTable({ projects }: { projects: readonly ListedProject[] }) {
  const { t } = useTranslation();
  return (
    <PlainTable label={t('projects.title')}>
      <thead>
        <tr>
          <th scope="col">{t('project.list.name')}</th>
          <th scope="col">{t('project.list.host')}</th>
          <th scope="col">{t('project.list.role')}</th>
          <th scope="col">{t('project.list.state')}</th>
          <th scope="col">{t('project.list.since')}</th>
        </tr>
      </thead>
      <tbody>
        {projects.map(({ id, slug, name, host, role, state, createdAt }) => (
          <tr key={id}>
            <td>
              <Link to={`/console/projects/${slug}`}>{name}</Link>
            </td>
            <td>{host}</td>
            <td>{t(`project.roles.${role}`)}</td>
            <td>{t(`project.states.${state}`)}</td>
            <td>
              <LocalTime iso={createdAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

import { Pager, unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, ButtonLink, SelectField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import type { Route } from './+types/page';
import { loadTasks, type Tasks } from './load-tasks.server.ts';
import { taskAddress } from './task-address.ts';
import { TaskGroupPart } from './task-group.tsx';
import styles from './tasks.module.css';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('menu.data.tasks');
  return { title, tasks: await loadTasks(loading) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** What waits for who edits datasets, kind by kind, each thing with the link to where it is done. */
export default function TasksPage({ loaderData: { tasks } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { query, count, groups, pages, calls } = tasks;
  return (
    <>
      <div className="console-head">
        <h1>{t('menu.data.tasks')}</h1>
      </div>
      <p className="console-note">{t('data.tasks.about')}</p>
      <OrganizationChoice tasks={tasks} />
      {query.kind ? (
        <p className={styles.back}>
          <Link to={taskAddress({ ...query, kind: undefined, page: 1 })}>{t('data.tasks.all')}</Link>
        </p>
      ) : null}
      {count === 0 || groups.length === 0 ? <Nothing tasks={tasks} /> : null}
      {groups.map((group) => (
        <TaskGroupPart key={group.kind} group={group} tasks={tasks} />
      ))}
      <Pager
        label={t('menu.data.tasks')}
        page={query.page}
        last={pages}
        pathOf={(page) => taskAddress({ ...query, page })}
      />
      <ApiCalls calls={calls} keyNote={t('data.call.key')} />
    </>
  );
}

function OrganizationChoice({ tasks: { query, organizations } }: { tasks: Tasks }) {
  const { t } = useTranslation();
  if (organizations.length < 2) return null;
  return (
    <Form className={styles.choice} key={query.organization}>
      {query.kind ? <input type="hidden" name="kind" value={query.kind} /> : null}
      <SelectField label={t('data.organization')} name="organization" defaultValue={query.organization}>
        <option value="">{t('data.allOrganizations')}</option>
        {organizations.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </SelectField>
      <Button type="submit">{t('data.figures.show')}</Button>
    </Form>
  );
}

/** Nothing to do; what waits for others may follow. */
function Nothing({ tasks: { query, groups } }: { tasks: Tasks }) {
  const { t } = useTranslation();
  if (groups.length > 0) return <p className={styles.nothing}>{t('data.tasks.onlyOthers')}</p>;
  if (query.kind)
    return <EmptyState title={t('data.tasks.noneOfKind')} text={t('data.tasks.noneOfKindText')} />;
  return (
    <EmptyState title={t('data.tasks.none')} text={t('data.tasks.noneText')}>
      <ButtonLink to="/console/data">{t('data.title')}</ButtonLink>
    </EmptyState>
  );
}

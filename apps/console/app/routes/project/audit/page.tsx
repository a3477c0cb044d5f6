import { LocalTime, unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, SelectField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { PlainTable } from '../../../parts/plain-table.tsx';
import { TokenPager } from '../../../parts/token-pager.tsx';
import type { Route } from './+types/page';
import { auditEvents } from './audit-events.ts';
import { loadAudit } from './load-audit.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('project.audit.title');
  return { title, ...(await loadAudit(loading)) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** Who did what in a project, and when. */
export default function AuditPage({ loaderData: { event, events, next, calls } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="console-head">
        <h1>{t('project.audit.title')}</h1>
      </div>
      <p className="console-note">{t('project.audit.about')}</p>
      <Form className="console-filters">
        <div className="console-search">
          <SelectField label={t('project.audit.event')} name="event" defaultValue={event ?? ''}>
            <option value="">{t('project.audit.all')}</option>
            {auditEvents.map((name) => (
              <option key={name} value={name}>
                {t(`project.audit.events.${name}`)}
              </option>
            ))}
          </SelectField>
          <Button type="submit">{t('project.audit.filter')}</Button>
        </div>
      </Form>
      {events.length === 0 ? (
        <EmptyState title={t('project.audit.none')} text={t('project.audit.noneText')} />
      ) : (
        <PlainTable label={t('menu.project.audit')}>
          <thead>
            <tr>
              <th scope="col">{t('project.audit.when')}</th>
              <th scope="col">{t('project.audit.event')}</th>
              <th scope="col">{t('project.audit.by')}</th>
              <th scope="col">{t('project.audit.whom')}</th>
              <th scope="col">{t('project.audit.details')}</th>
            </tr>
          </thead>
          <tbody>
            {events.map(({ id, at, event: what, by, about, ip, details }) => (
              <tr key={id}>
                <td>
                  <LocalTime iso={at} />
                </td>
                <td>
                  {t(`project.audit.events.${what}`)}
                  <br />
                  <code className="console-note">{what}</code>
                </td>
                <td>{by}</td>
                <td>{about}</td>
                <td>{[...(ip ? [ip] : []), ...details].join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      <TokenPager next={next} />
      <ApiCalls calls={calls} />
    </>
  );
}

import { LocalTime, unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, Notice, PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import type { Route } from './+types/page';
import { changeMaintenance } from './change-maintenance.server.ts';
import { loadMaintenance } from './load-maintenance.server.ts';
import styles from './maintenance.module.css';
import { MaintenanceForm } from './maintenance-form.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('upkeep.title');
  return { title, ...(await loadMaintenance(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  return changeMaintenance(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** Closes the portal for visitors while its administrators work on it, and opens it again. */
export default function MaintenancePage({ loaderData }: Route.ComponentProps) {
  const { maintenance, languages, calls } = loaderData;
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const isOfField = answer?.result.ok === false && Object.keys(answer.result.fields).length > 0;
  const message = answer &&
    !isOfField && {
      text: answer.result.ok ? t(`upkeep.done.${answer.act}`) : (answer.result.message ?? t('parts.refused')),
      kind: answer.result.ok ? ('plain' as const) : ('error' as const),
    };
  return (
    <>
      <PageToast message={message || undefined} occasion={answer} closeLabel={t('session.close')} />
      <div className="console-head">
        <h1>{t('upkeep.title')}</h1>
      </div>
      <p className="console-note">{t('upkeep.about')}</p>
      <MaintenanceState maintenance={maintenance} />
      {maintenance.by === 'file' ? null : (
        <MaintenanceForm maintenance={maintenance} languages={languages} answer={answer} />
      )}
      <ApiCalls calls={calls} />
    </>
  );
}

/** Whether visitors get in, since when and who decided it, and the way to open the portal. */
function MaintenanceState({
  maintenance: { by, changed_at, changed_by },
}: Pick<Route.ComponentProps['loaderData'], 'maintenance'>) {
  const { t } = useTranslation();
  if (by === null) return <p className={styles.state}>{t('upkeep.open')}</p>;
  if (by === 'file') return <Notice title={t('upkeep.closed')}>{t('upkeep.byFile')}</Notice>;
  return (
    <Notice title={t('upkeep.closed')}>
      <p>
        {t('upkeep.byConsole', { who: changed_by })}{' '}
        {changed_at === null ? null : <LocalTime iso={changed_at} />}
      </p>
      <Form method="post">
        <Button type="submit" name="act" value="open" look="primary">
          {t('upkeep.openNow')}
        </Button>
      </Form>
    </Notice>
  );
}

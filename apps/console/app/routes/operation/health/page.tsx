import { LocalTime, unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { ButtonLink, Notice } from '@gazetteer/ui';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import type { Route } from './+types/page';
import { loadHealth } from './load-health.server.ts';
import { partName } from './part-name.ts';
import { PartTable } from './part-table.tsx';
import { Processes, Storage } from './storage.tsx';
import { Queues } from './queues.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('health.title');
  return { title, ...(await loadHealth(loading)) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** Whether everything works, what is stored, and what waits to be done. */
export default function HealthPage({ loaderData: { health, calls } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const broken = health.parts.filter(({ works }) => !works);
  return (
    <>
      <div className="console-head">
        <h1>{t('health.title')}</h1>
        <ButtonLink to="?" replace icon={<IconRefresh size={18} stroke={1.6} aria-hidden="true" />}>
          {t('health.again')}
        </ButtonLink>
      </div>
      <p className="console-note">
        {t('health.at')} <LocalTime iso={health.at} />. {t('health.monitoring')}
      </p>
      {broken.length > 0 ? (
        <Notice kind="error" title={t('health.broken')}>
          <p>{broken.map(({ name }) => partName(t, name)).join(', ')}</p>
        </Notice>
      ) : null}
      <PartTable parts={health.parts} />
      <Queues queues={health.queues} />
      <Storage storage={health.storage} />
      <Processes health={health} />
      <ApiCalls calls={calls} />
    </>
  );
}

import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { TableDamage } from '../../tables/load-resource.server.ts';

/** In the place of a table whose stored file is damaged or missing: what happened, and what can still be had. */
export function DamagedTable({ resourceId, damage }: { resourceId: string; damage: TableDamage }) {
  const { t } = useTranslation();
  const { state, lastGood } = damage;
  return (
    <Notice kind="error" title={t(`resource.damaged.${state}`)}>
      <p>{t('resource.damaged.text')}</p>
      {lastGood === null ? (
        <p>{t('resource.damaged.noVersion')}</p>
      ) : (
        <p>
          <a href={`/datastore/version/${resourceId}/${lastGood}.csv`}>
            {t('resource.damaged.lastGood', { version: lastGood })}
          </a>
        </p>
      )}
    </Notice>
  );
}

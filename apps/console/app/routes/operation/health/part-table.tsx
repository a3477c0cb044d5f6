import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { PlainTable } from '../../../parts/plain-table.tsx';
import type { Health } from './load-health.server.ts';
import { partName } from './part-name.ts';

/** Every part that requests need, whether it works, and how long it took to answer. */
export function PartTable({ parts }: Pick<Health, 'parts'>) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <PlainTable label={t('health.parts')}>
      <thead>
        <tr>
          <th scope="col">{t('health.parts')}</th>
          <th scope="col">{t('health.state')}</th>
          <th scope="col">{t('health.took')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, works, reason, milliseconds }) => (
          <tr key={name}>
            <td>{partName(t, name)}</td>
            <td>{works ? t('health.works') : t('health.fails', { reason })}</td>
            <td>{t('health.milliseconds', { figure: figures.number(milliseconds) })}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

import type { MergeSource } from '@gazetteer/charts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useBuilder } from '../model/use-builder.ts';

/** The way from the figures to the rows they are made of. */
export function SourceRows() {
  const { t } = useTranslation();
  const { spec, facts } = useBuilder();
  const { source } = spec;
  if (source.kind === 'own')
    return <p className="data-note">{t('visualise.data.own', { name: source.name })}</p>;
  if (source.kind === 'merge') {
    const [left, right] = [tableOfSide(source, 'left'), tableOfSide(source, 'right')];
    const query = new URLSearchParams({ left, right });
    return (
      <Link className="data-link" to={`/merge?${query}`} target="_blank">
        {t('visualise.data.merge')}
      </Link>
    );
  }
  const { dataset } = facts ?? {};
  if (!dataset) return null;
  const table = encodeURIComponent(dataset.sku ?? dataset.resource_id);
  return (
    <Link className="data-link" to={`/p/${encodeURIComponent(dataset.name)}/r/${table}`} target="_blank">
      {t('visualise.data.rows')}
    </Link>
  );
}

function tableOfSide({ merge }: MergeSource, side: 'left' | 'right'): string {
  const { resource_id } = merge[side];
  return typeof resource_id === 'string' ? resource_id : '';
}

import { useFigures } from '@gazetteer/site';
import { CopyButton } from '@gazetteer/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Outward } from '../../datasets/facts-column.tsx';
import type { SavedPage } from './load-saved-page.server.ts';

/** What one needs to know to trust a chart and to use it: where its figures are from, their licence, how to cite it. */
export function SavedFacts({ page: { chart, datasets, citation } }: { page: SavedPage }) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <aside className="saved-facts" aria-label={t('visualise.saved.facts')}>
      <dl>
        {datasets.map((dataset) => (
          <Source key={dataset.resource_id} dataset={dataset} />
        ))}
        {chart.spec.source.kind === 'own' ? (
          <Fact term={t('visualise.saved.source')}>{t('visualise.saved.ownData')}</Fact>
        ) : null}
        <Fact term={t('visualise.saved.saved')}>
          <time dateTime={chart.savedAt}>{figures.date(chart.savedAt)}</time>
        </Fact>
      </dl>
      <section className="saved-citation">
        <h2>{t('visualise.saved.citation')}</h2>
        <p>{citation}</p>
        <CopyButton
          text={citation}
          label={t('visualise.saved.copyCitation')}
          copied={t('visualise.saved.copied')}
        />
      </section>
    </aside>
  );
}

function Source({ dataset }: { dataset: SavedPage['datasets'][number] }) {
  const { t } = useTranslation();
  const { name, title, sku, resource_id, resource_name, source, years, license } = dataset;
  return (
    <>
      <Fact term={t('visualise.saved.made')}>
        <Link to={`/p/${name}/r/${encodeURIComponent(sku ?? resource_id)}`}>{resource_name}</Link>
        {title.startsWith(resource_name) ? null : (
          <>
            {', '}
            <Link to={`/p/${name}`}>{title}</Link>
          </>
        )}
      </Fact>
      {source ? (
        <Fact term={t('visualise.saved.source')}>{[source, years].filter(Boolean).join(', ')}</Fact>
      ) : null}
      {license ? (
        <Fact term={t('visualise.saved.license')}>
          <Outward href={license.url} text={license.title} />
        </Fact>
      ) : null}
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

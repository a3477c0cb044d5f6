import { ButtonLink } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { BuilderStart } from '../../chart-builder/model/builder-start.ts';
import { PlainPage } from '../../shell/plain-page.tsx';

/** What stands in place of the builder where there is no script: what is needed, and what works without. */
export function WithoutScript({ start: { opened } }: { start: BuilderStart }) {
  const { t } = useTranslation();
  const dataset = opened?.dataset;
  const path = dataset ? `/p/${dataset.name}/r/${dataset.sku ?? dataset.resource_id}` : undefined;
  return (
    <div className="builder-without-script">
      <PlainPage title={t('visualise.title')} lead={t('visualise.builder.plain.text')}>
        {opened && path ? (
          <>
            <p>{t('visualise.builder.plain.table', { title: opened.title })}</p>
            <p className="builder-plain-links">
              <ButtonLink look="primary" to={`${path}?tab=chart`}>
                {t('visualise.builder.plain.preview')}
              </ButtonLink>
              <ButtonLink to={path}>{t('visualise.builder.plain.download')}</ButtonLink>
            </p>
          </>
        ) : (
          <ButtonLink look="primary" to="/search">
            {t('visualise.browse')}
          </ButtonLink>
        )}
      </PlainPage>
    </div>
  );
}

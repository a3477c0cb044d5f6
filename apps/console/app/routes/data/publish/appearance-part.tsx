import type { Language } from '@gazetteer/site';
import { DatasetRow, datasetRowClass } from '@gazetteer/ui';
import { IconPhotoOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Appearance } from './load-appearance.server.ts';
import styles from './publish.module.css';

interface AppearancePartProps {
  appearance: Appearance;
  language: Language;
  name: string;
  hasTable: boolean;
}

/** The card, the first chart and the shared link of a dataset, as visitors see them in a language. */
export function AppearancePart({ appearance, language, name, hasTable }: AppearancePartProps) {
  const { t } = useTranslation();
  const { card, chart } = appearance;
  const desk = `/console/data/${name}`;
  const change = (part: 'card' | 'chart', to: string) => (
    <p>
      <Link to={to}>
        {t(`data.publish.changes.${part}`)}
        <span className="visually-hidden"> ({t(`data.publish.readers.${language}`)})</span>
      </Link>
    </p>
  );
  return (
    <>
      <h4>{t('data.publish.card')}</h4>
      <div className={`${styles.sheet} ${datasetRowClass}`} lang={language} data-part="card">
        <DatasetRow
          {...card}
          facts={card.facts.map(({ name: fact, value }) => ({ name: fact, value }))}
          path={`/p/${name}`}
          heading="h4"
        />
      </div>
      {change('card', `${desk}#field-title`)}
      <h4>{t('data.publish.chart')}</h4>
      {chart ? (
        <>
          <figure className={styles.sheet} lang={language} data-part="chart">
            <figcaption>
              <strong>{chart.title}</strong>
              {chart.subtitle ? <span>{chart.subtitle}</span> : null}
            </figcaption>
            <picture>
              <source
                srcSet={chart.dark}
                media="(prefers-color-scheme: dark)"
                data-theme="dark"
                suppressHydrationWarning
              />
              <img src={chart.light} alt={chart.alt} width={chart.width} height={chart.height} />
            </picture>
          </figure>
          {change('chart', `${desk}#resources`)}
        </>
      ) : (
        <p className={styles.none}>
          <IconPhotoOff size={18} stroke={1.6} aria-hidden="true" />
          {t(`data.publish.noChart.${hasTable ? 'nothingToDraw' : 'noTable'}`)}
        </p>
      )}
      <h4>{t('data.publish.share')}</h4>
      <SharedLink share={appearance.share} language={language} alt={chart?.alt ?? ''} />
    </>
  );
}

/** A link to the dataset as chats and social networks show it. */
function SharedLink({
  share,
  language,
  alt,
}: {
  share: Appearance['share'];
  language: Language;
  alt: string;
}) {
  const { t } = useTranslation();
  return (
    <>
      <div className={`${styles.sheet} ${styles.shared}`} lang={language} data-part="share">
        {share.picture ? <img src={share.picture} alt={alt} width={1200} height={630} /> : null}
        <p>
          <small>{share.address}</small>
          <strong>{share.title}</strong>
          <span>{share.description}</span>
        </p>
      </div>
      {share.picture ? null : <p className="console-note">{t('data.publish.noPicture')}</p>}
    </>
  );
}

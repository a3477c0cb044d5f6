import { downloadsOf, editAddress } from '@gazetteer/site';
import { ButtonLink, buttonClass } from '@gazetteer/ui';
import { IconPencil, IconSparkles } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ShareButton } from '../../charts/share/share-button.tsx';
import { useShell } from '../../site/use-shell.ts';
import { ChartFigure } from './chart-figure.tsx';
import { Moderation } from './moderation.tsx';
import { FiguresTable } from './figures-table.tsx';
import type { SavedPage } from './load-saved-page.server.ts';
import { ReaderControls } from './reader-controls.tsx';
import { SavedFacts } from './saved-facts.tsx';
import { SavedNotices } from './saved-notices.tsx';

/** A saved chart as everybody sees it who has its link; all of it is there without script. */
export default function SavedChart({ page }: { page: SavedPage }) {
  const { t } = useTranslation();
  const { chart, choice, words, table } = page;
  const edit = editAddress(chart.visID);
  return (
    <article className="page saved">
      <header className="saved-head">
        <h1 lang={chart.written?.lang}>{chart.title}</h1>
        {chart.written ? <small>{chart.written.mark}</small> : null}
        {words?.subtitle ? <p className="saved-subtitle">{words.subtitle}</p> : null}
        {chart.notes ? <p className="saved-notes">{chart.notes}</p> : null}
        {chart.maker ? <p className="saved-own">{madeBy(t, chart.maker)}</p> : null}
        {chart.isOwn && !chart.isHidden ? (
          <p className="saved-own">{t(`visualise.saved.visibility.${chart.visibility}`)}</p>
        ) : null}
      </header>
      <div className="saved-main">
        <SavedNotices page={page} />
        <ReaderControls page={page} />
        <ChartFigure page={page} />
        {words?.summary ? <p className="saved-words">{words.summary}</p> : null}
        <div className="saved-actions">
          <ButtonLink look="primary" icon={<IconSparkles stroke={1.6} aria-hidden="true" />} to={edit}>
            {t('visualise.saved.own')}
          </ButtonLink>
          {chart.isOwn && !chart.isHidden ? (
            <ButtonLink icon={<IconPencil stroke={1.6} aria-hidden="true" />} to={edit}>
              {t('visualise.saved.edit')}
            </ButtonLink>
          ) : null}
          {chart.isHidden ? null : <ShareButton chart={{ ...chart, choice }} />}
        </div>
        <Downloads chart={{ ...chart, choice }} />
        <Moderation chart={chart} />
        {table ? <FiguresTable title={chart.title} text={table.text} rowCount={table.rowCount} /> : null}
      </div>
      <SavedFacts page={page} />
    </article>
  );
}

function madeBy(t: TFunction, { name }: { name: string | null }): string {
  return name === null ? t('visualise.saved.madeByVisitor') : t('visualise.saved.madeBy', { name });
}

/** The picture and its figures as files. */
function Downloads({ chart }: { chart: Parameters<typeof downloadsOf>[0] }) {
  const { t } = useTranslation();
  const { locale } = useShell();
  return (
    <p className="saved-downloads">
      <span aria-hidden="true">{t('visualise.saved.download')}</span>
      {downloadsOf(chart, locale).map(({ format, address }) => (
        <a
          key={format}
          className={buttonClass('quiet')}
          href={address}
          download
          aria-label={t('visualise.saved.downloadAs', { format })}
        >
          {format}
        </a>
      ))}
    </p>
  );
}

import { renderMarkdown } from '@gazetteer/markdown';
import { plainText } from '@gazetteer/markdown/plain-text';
import { localText, useFigures } from '@gazetteer/site';
import { servicesOf, siteContext } from '@gazetteer/site/server';
import { Prose } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { data, Link, type MetaDescriptor, redirect } from 'react-router';
import { listStories } from '../../articles/content-calls.server.ts';
import { useSectors } from '../../site/use-sectors.ts';
import type { Route } from './+types/page';
import { galleryPath } from '../../charts/gallery/gallery-address.ts';
import { ChartsMade } from '../../charts/gallery/charts-made.tsx';
import { datasetHistory } from './dataset-history.ts';
import { datasetPath } from '../../datasets/dataset-facts.ts';
import { DatasetLinks } from '../../datasets/dataset-links.tsx';
import { FairSection } from './fair-section.tsx';
import { FactsColumn } from '../../datasets/facts-column.tsx';
import { FollowLink } from '../../follow/follow-link.tsx';
import { findChartsMade } from '../../charts/gallery/find-charts-made.server.ts';
import { findDataset, similarDatasets, tableSummaries } from '../../datasets/find-dataset.server.ts';
import { leadBelow } from '../../datasets/lead-below.ts';
import { mainTable, previewOfDataset } from '../../datasets/find-preview.server.ts';
import { mayImport } from '../../imports/call-imports.server.ts';
import { findDownload } from './find-download.server.ts';
import { machineForms } from './machine-forms.server.ts';
import { MainActs } from './main-acts.tsx';
import { MetadataForms } from './metadata-forms.tsx';
import { MissingPage } from '../../datasets/missing-page.tsx';
import style from './page.module.css';
import { Preview } from '../../datasets/preview.tsx';
import { rowMarks } from '../../datasets/row-marks.server.ts';
import { listQuestions } from './list-questions.server.ts';
import { QuestionsSection } from './questions-section.tsx';
import { ResourceList, type TableSize } from './resource-list.tsx';
import { shareMeta } from './share-meta.ts';
import { Stories } from './stories.tsx';
import { UnpublishedNotice } from '../../datasets/unpublished-notice.tsx';
import { marksOf, type WrittenIn } from '../../i18n/written-in.server.ts';

export { MissingPage as ErrorBoundary };

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  // Members of the organisation see what is not public, too; such a page is kept for nobody else.
  const services = servicesOf(siteContext(context), request);
  const { client, site, locale } = services;
  const dataset = await findDataset(services, params.dataset);
  if (dataset.name !== params.dataset) throw redirect(`/p/${dataset.name}${url.search}`, 301);
  const [summaries, similar, machine, fair, charts, stories, questions, download] = await Promise.all([
    tableSummaries(client, dataset),
    similarDatasets(services, dataset),
    machineForms(services, dataset.id),
    client.action('dataset_fair_show', { id: dataset.id }),
    findChartsMade(services, { packageID: dataset.id }, url.searchParams),
    listStories(services, dataset.name),
    listQuestions(services, dataset.id, url.searchParams),
    findDownload(services, dataset.id),
  ]);
  const siteName = localText(site.name, locale);
  const sizes = [...summaries].map(([id, table]): [string, TableSize] => [
    id,
    { rows: table.row_count, columns: table.column_count },
  ]);
  const lead = leadBelow(dataset.title, dataset.notes ?? '');
  const page = {
    dataset,
    similar,
    fair,
    charts,
    stories,
    questions,
    siteName,
    lead,
    sizes: Object.fromEntries(sizes),
    canImport: await mayImport({ context, request }, { package_id: dataset.id }),
    preview: await previewOfDataset(services, dataset, summaries),
    // Notes that the lead has said in full are not said again.
    notes: ['', lead, `${dataset.title}.`].includes(plainText(dataset.notes ?? ''))
      ? undefined
      : renderMarkdown(dataset.notes ?? '', { highest: 3 }),
    methodology: dataset.methodology ? renderMarkdown(dataset.methodology, { highest: 3 }) : undefined,
    main: mainTable(dataset, summaries),
    download,
    written: {
      ...marksOf(dataset, ['title', 'notes', 'methodology', 'source_name'], services),
      resources: dataset.resources.map((resource) =>
        marksOf(resource, ['name', 'description'], services, dataset),
      ),
      similar: rowMarks(similar, services),
    },
    structured: machine?.structured,
    forms: machine?.forms ?? [],
    keywords: [...dataset.sector, ...dataset.tags.map(({ display_name }) => display_name)],
  };
  return data(page, machine ? { headers: { link: machine.link } } : {});
}

/** Programs that read no HTML find the other forms of the page in its Link header. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { dataset, siteName, lead, preview, structured, forms } = loaderData;
  const { title } = dataset;
  const description = plainText(lead, 160) || title;
  return [
    { title: `${title} · ${siteName}` },
    { name: 'description', content: description },
    ...shareMeta(matches, { path: datasetPath(dataset), title, description, preview }),
    // What its publisher keeps out of our search is not for others to list either.
    ...(dataset.resources.some(({ idp_ready }) => idp_ready) ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...forms.map((form) => ({ tagName: 'link' as const, rel: 'alternate', ...form })),
    ...(structured ? [{ 'script:ld+json': structured as never }] : []),
  ];
}

export default function DatasetPage({ loaderData }: Route.ComponentProps) {
  const { dataset, similar, lead, notes, methodology, preview, sizes, written } = loaderData;
  const { t } = useTranslation();
  const sectorOf = useSectors();
  return (
    <article className={`page ${style.page}`}>
      <header className={style.head}>
        <UnpublishedNotice dataset={dataset} />
        <nav className={style.trail} aria-label={t('dataset.breadcrumb')}>
          <Link to="/search">{t('dataset.datasets')}</Link>
          {dataset.sector[0] && (
            <>
              <span aria-hidden> / </span>
              <Link to={`/search?sectors=${encodeURIComponent(dataset.sector[0])}`}>
                {sectorOf(dataset.sector[0]).label}
              </Link>
            </>
          )}
        </nav>
        <h1 lang={written.title?.lang}>{dataset.title}</h1>
        {written.title && <small>{written.title.mark}</small>}
        {lead && (
          <p className={style.lead} lang={written.notes?.lang}>
            {lead}
          </p>
        )}
        {lead && written.notes && !written.title && <small>{written.notes.mark}</small>}
        <MainActs dataset={dataset} main={loaderData.main} download={loaderData.download} />
        <FollowLink target={{ dataset: dataset.name }} />
        {loaderData.canImport && (
          <p>
            <a href={`/console/data/${dataset.name}`}>{t('dataset.edit')}</a>
          </p>
        )}
      </header>
      <div className={style.first}>
        {preview && <Preview preview={preview} />}
        <ResourceList
          dataset={dataset}
          sizes={sizes}
          canImport={loaderData.canImport}
          written={written.resources}
        />
        <ChartsMade
          title={t('visualise.saved.ofDataset')}
          {...loaderData.charts}
          gallery={galleryPath({ dataset: dataset.name })}
        />
      </div>
      <FactsColumn
        dataset={dataset}
        citation={loaderData.download?.citation}
        sourceLanguage={written.source_name?.lang}
      />
      <div className={style.words}>
        {notes && <Section title={t('dataset.notes')} html={notes} written={written.notes} />}
        {methodology && (
          <Section title={t('dataset.methodology')} html={methodology} written={written.methodology} />
        )}
        <Stories articles={loaderData.stories} />
        <QuestionsSection path={`/p/${dataset.name}`} {...loaderData.questions} />
        <History dataset={dataset} />
        {loaderData.forms.length > 0 && <MetadataForms dataset={dataset} />}
        <FairSection fair={loaderData.fair} />
        <DatasetLinks title={t('dataset.similar')} datasets={similar} written={written.similar} />
      </div>
    </article>
  );
}

interface SectionProps {
  title: string;
  html: string;
  /** Where it is in another language than the page. */
  written: WrittenIn | undefined;
}

function Section({ title, html, written }: SectionProps) {
  return (
    <section>
      <h2>{title}</h2>
      {written && <small>{written.mark}</small>}
      <div lang={written?.lang}>
        <Prose html={html} />
      </div>
    </section>
  );
}

function History({ dataset }: { dataset: Route.ComponentProps['loaderData']['dataset'] }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const history = datasetHistory(dataset);
  if (history.length === 0) return null;
  return (
    <section>
      <h2>{t('dataset.history.title')}</h2>
      <ol className={style.history}>
        {history.map(({ date, event, title }) => (
          <li key={`${date} ${event} ${title}`}>
            <time dateTime={date}>{figures.date(date)}</time>
            <span>{t(`dataset.history.${event}`, { title: title ?? '' })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

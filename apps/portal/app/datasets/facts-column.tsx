import type { Dataset } from '@gazetteer/client';
import { useFigures } from '@gazetteer/site';
import { CopyButton } from '@gazetteer/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSectors } from '../site/use-sectors.ts';
import { datasetFacts, organizationPath } from './dataset-facts.ts';
import { type NamedPerson, peopleOf, placesCovered, sourceDates } from './publisher-words.ts';
import style from './facts-column.module.css';
import { useTerms } from './use-terms.ts';

/** What one needs to know to trust a dataset and to use it: source, licence, dates, how to cite it. */
export function FactsColumn({
  dataset,
  citation,
  sourceLanguage,
}: {
  dataset: Dataset;
  citation?: Citation | undefined;
  /** Of the name of the source, where it is another than the page's. */
  sourceLanguage?: string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <aside className={style.column} aria-label={t('dataset.facts')}>
      <Facts dataset={dataset} sourceLanguage={sourceLanguage} />
      {citation && <HowToCite citation={citation} />}
    </aside>
  );
}

interface Citation {
  text: string;
  bibtex: string;
}

/** A citation as a sentence and for programs, each with what copies it. */
function HowToCite({ citation: { text, bibtex } }: { citation: Citation }) {
  const { t } = useTranslation();
  return (
    <section className={style.citation}>
      <h2>{t('dataset.citation')}</h2>
      <p>{text}</p>
      <div className={style.copies}>
        <CopyButton text={text} label={t('dataset.copyCitation')} copied={t('dataset.copied')} />
      </div>
      <details>
        <summary>{t('dataset.bibtex')}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <pre tabIndex={0}>
          <code>{bibtex}</code>
        </pre>
        <div className={style.copies}>
          <CopyButton text={bibtex} label={t('dataset.copyBibtex')} copied={t('dataset.copied')} />
        </div>
      </details>
    </section>
  );
}

function Facts({ dataset, sourceLanguage }: { dataset: Dataset; sourceLanguage: string | undefined }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const terms = useTerms();
  const sectorOf = useSectors();
  const facts = datasetFacts(dataset);
  const { published, updated } = sourceDates(dataset);
  const { contact, author } = peopleOf(dataset);
  const rows: [string, ReactNode][] = [
    [
      t('dataset.source'),
      dataset.source_name && (
        <span key="s" lang={sourceLanguage}>
          <Outward href={dataset.source_link} text={dataset.source_name} />
        </span>
      ),
    ],
    [
      t('dataset.license'),
      <Outward
        key="l"
        href={dataset.license_url}
        text={dataset.license_title ?? t('dataset.licenseUnknown')}
      />,
    ],
    [t('dataset.period'), facts.years],
    [t('dataset.places'), placesCovered(dataset)],
    [t('dataset.granularity'), facts.granularities.map(terms.granularity).join(', ')],
    [t('dataset.sourcePublished'), published && <Day key="sp" iso={published} />],
    [t('dataset.sourceUpdated'), updated && <Day key="su" iso={updated} />],
    [t('dataset.updated'), <Day key="u" iso={dataset.metadata_modified} />],
    [t('dataset.created'), dataset.state === 'draft' ? null : <Day key="c" iso={dataset.metadata_created} />],
    [
      t('dataset.organization'),
      dataset.organization && (
        <Link key="p" to={organizationPath(dataset.organization)}>
          {dataset.organization.title || dataset.organization.name}
        </Link>
      ),
    ],
    [t('dataset.contact'), contact && <Person key="m" person={contact} />],
    [t('dataset.author'), author && <Person key="a" person={author} />],
    [t('dataset.sector'), links(dataset.sector.map((name) => facet('sectors', name, sectorOf(name).label)))],
    [t('dataset.tags'), links(dataset.tags.map((tag) => facet('tags', tag.name, tag.display_name)))],
    [t('dataset.size'), dataset.size ? figures.bytes(dataset.size) : undefined],
    [
      t('dataset.extractionPage'),
      dataset.data_extraction_page && (
        <Outward key="o" href={dataset.data_extraction_page} text={hostOf(dataset.data_extraction_page)} />
      ),
    ],
  ];
  return (
    <dl className={style.facts}>
      {rows
        .filter(([, value]) => Boolean(value))
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function facet(name: string, value: string, text: string): ReactNode {
  return (
    <Link key={value} to={`/search?${new URLSearchParams({ [name]: value })}`}>
      {text}
    </Link>
  );
}

function links(items: ReactNode[]): ReactNode {
  return items.length > 0 && <span className={style.links}>{items}</span>;
}

/** A link out of the site, or just the words where there is no address. */
export function Outward({ href, text }: { href: string | null; text: string }): ReactNode {
  if (!href || !/^https?:\/\//i.test(href)) return text;
  return (
    <a href={href} rel="external noopener">
      {text}
    </a>
  );
}

/** Somebody who answers for the data, with their address where they give one. */
function Person({ person: { name, email } }: { person: NamedPerson }) {
  return email ? <a href={`mailto:${encodeURI(email)}`}>{name}</a> : name;
}

/** A day, or a month or a year where no more is known. */
function Day({ iso }: { iso: string }) {
  const figures = useFigures();
  return <time dateTime={iso.slice(0, 10)}>{iso.length === 7 ? figures.month(iso) : figures.date(iso)}</time>;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}

import type { Dataset } from '@gazetteer/client';
import { useFigures } from '@gazetteer/site';
import { CopyButton } from '@gazetteer/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSectors } from '../site/use-sectors.ts';
import type { Citation } from './citation.ts';
import { datasetFacts, organizationPath } from './dataset-facts.ts';
import style from './facts-column.module.css';
import { useTerms } from './use-terms.ts';

/** What one needs to know to trust a dataset and to use it: source, licence, dates, how to cite it. */
export function FactsColumn({ dataset, citation }: { dataset: Dataset; citation: Citation }) {
  const { t } = useTranslation();
  return (
    <aside className={style.column} aria-label={t('dataset.facts')}>
      <Facts dataset={dataset} />
      <section className={style.citation}>
        <h2>{t('dataset.citation')}</h2>
        <p>{citation.plain}</p>
        <div className={style.copies}>
          <CopyButton text={citation.plain} label={t('dataset.copyCitation')} copied={t('dataset.copied')} />
          <CopyButton text={citation.bibtex} label={t('dataset.copyBibtex')} copied={t('dataset.copied')} />
        </div>
        <details>
          <summary>{t('dataset.bibtex')}</summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
          <pre tabIndex={0}>
            <code>{citation.bibtex}</code>
          </pre>
        </details>
      </section>
    </aside>
  );
}

function Facts({ dataset }: { dataset: Dataset }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const terms = useTerms();
  const sectorOf = useSectors();
  const facts = datasetFacts(dataset);
  const coverage = [facts.years, facts.granularities.map(terms.granularity).join(', ')].filter(Boolean);
  const rows: [string, ReactNode][] = [
    [
      t('dataset.source'),
      dataset.source_name && <Outward key="s" href={dataset.source_link} text={dataset.source_name} />,
    ],
    [
      t('dataset.license'),
      <Outward
        key="l"
        href={dataset.license_url}
        text={dataset.license_title ?? t('dataset.licenseUnknown')}
      />,
    ],
    [t('dataset.updated'), <Day key="u" iso={dataset.metadata_modified} />],
    [t('dataset.created'), dataset.state === 'draft' ? null : <Day key="c" iso={dataset.metadata_created} />],
    [t('dataset.coverage'), coverage.join(' · ')],
    [
      t('dataset.organization'),
      dataset.organization && (
        <Link key="p" to={organizationPath(dataset.organization)}>
          {dataset.organization.title || dataset.organization.name}
        </Link>
      ),
    ],
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

function Day({ iso }: { iso: string }) {
  const figures = useFigures();
  return <time dateTime={iso.slice(0, 10)}>{figures.date(iso)}</time>;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}

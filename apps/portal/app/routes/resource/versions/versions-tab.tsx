import { useFigures } from '@gazetteer/site';
import { Button, CopyButton, type TableColumn } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import type { Comparison, ComparisonProblem, VersionList } from './load-versions.server.ts';
import { VersionComparison } from './version-comparison.tsx';
import style from './versions-tab.module.css';

export interface LoadedVersions {
  list: VersionList;
  comparison?: Comparison;
  problem?: ComparisonProblem;
}

type VersionsTabProps = {
  path: string;
  publicUrl: string;
  title: string;
  source: string | null;
  columns: readonly TableColumn[];
  loaded: LoadedVersions;
};

/** The versions of the table: to download, to cite, and to compare any two of them. A form that needs no script. */
export function VersionsTab({ path, publicUrl, title, source, columns, loaded }: VersionsTabProps) {
  const { t } = useTranslation();
  const { list, comparison, problem } = loaded;
  const kept = list.versions.filter((version) => version.kept).map(({ version }) => version);
  // The newest two are what most want to compare.
  const chosen = { from: comparison?.from ?? kept[1], to: comparison?.to ?? kept[0] };
  return (
    <div className={style.tab}>
      <p className={style.lead}>{t('resource.versions.lead')}</p>
      {problem && (
        <p className={style.problem} role="status">
          {t(`resource.versions.problem.${problem}`)}
        </p>
      )}
      {comparison && <VersionComparison comparison={comparison} columns={columns} />}
      <Form action={path} method="get" preventScrollReset className={style.form}>
        <input type="hidden" name="tab" value="versions" />
        {list.offset > 0 && <input type="hidden" name="skip" value={list.offset} />}
        {kept.length > 1 && (
          <div className={style.choice} aria-hidden="true">
            <span>{t('resource.versions.fromHead')}</span>
            <span>{t('resource.versions.toHead')}</span>
          </div>
        )}
        <ol className={style.versions} aria-label={t('resource.versions.list')} reversed>
          {list.versions.map((version) => (
            <li key={version.version}>
              {kept.length > 1 && <Choice version={version} chosen={chosen} />}
              <About version={version} />
              {version.kept ? (
                <Downloads {...{ version, publicUrl, title, source }} id={list.resource_id} />
              ) : (
                <p className={style.gone}>{t('resource.versions.gone')}</p>
              )}
            </li>
          ))}
        </ol>
        {kept.length > 1 && (
          <div className={style.compare}>
            <Button type="submit" look="primary">
              {t('resource.versions.compare')}
            </Button>
          </div>
        )}
      </Form>
      <Pages path={path} list={list} />
    </div>
  );
}

type Version = VersionList['versions'][number];

function Choice({ version, chosen }: { version: Version; chosen: { from?: number; to?: number } }) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <div className={style.choice}>
      {(['from', 'to'] as const).map((end) => (
        <label key={end}>
          <span className="visually-hidden">
            {t(`resource.versions.${end}`, { number: figures.number(version.version) })}
          </span>
          <input
            type="radio"
            name={end}
            value={version.version}
            defaultChecked={chosen[end] === version.version}
            disabled={!version.kept}
          />
        </label>
      ))}
    </div>
  );
}

const operations = [
  'create',
  'import',
  'merge',
  'reshape',
  'restore',
  'insert',
  'update',
  'upsert',
  'delete',
] as const;

function About({ version }: { version: Version }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { made_by: maker } = version;
  const operation = operations.find((one) => one === version.operation);
  const facts = [
    operation ? t(`resource.versions.operation.${operation}`) : undefined,
    maker?.name,
    t('dataset.rows', { count: version.row_count, figure: figures.number(version.row_count) }),
    version.kept ? figures.bytes(version.byte_size) : undefined,
  ];
  return (
    <div className={style.about}>
      <h2>
        {t('resource.versions.number', { number: figures.number(version.version) })}
        {version.current && <span> · {t('resource.versions.current')}</span>}
      </h2>
      <p>
        <time dateTime={version.created_at}>{figures.moment(version.created_at)}</time>
        {' · '}
        {facts.filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}

const formats = { csv: 'CSV', tsv: 'TSV', json: 'JSON', ndjson: 'NDJSON', xlsx: 'XLSX', parquet: 'Parquet' };

function Downloads(props: {
  id: string;
  version: Version;
  publicUrl: string;
  title: string;
  source: string | null;
}) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { id, version, publicUrl, title, source } = props;
  const address = (format: string) => `/datastore/version/${id}/${version.version}.${format}`;
  const name = t('resource.versions.number', { number: figures.number(version.version) });
  const author = source ? `${source} (${version.created_at.slice(0, 4)}). ` : '';
  const citation = `${author}${title}, ${name} (${figures.date(version.created_at)}). ${publicUrl}${address('csv')}`;
  return (
    <div className={style.downloads}>
      <ul aria-label={`${t('resource.versions.download')}, ${name}`}>
        {Object.entries(formats).map(([format, label]) => (
          <li key={format}>
            <a href={address(format)} download aria-label={`${name}, ${label}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <details>
        <summary aria-label={`${t('resource.versions.cite')}, ${name}`}>
          {t('resource.versions.cite')}
        </summary>
        <p>{citation}</p>
        {!version.lasts && <p>{t('resource.versions.mayGo')}</p>}
        <CopyButton
          text={citation}
          label={t('resource.versions.copy')}
          copied={t('resource.versions.copied')}
        />
      </details>
    </div>
  );
}

function Pages({ path, list }: { path: string; list: VersionList }) {
  const { t } = useTranslation();
  const { offset, limit, count } = list;
  if (offset === 0 && count <= limit) return null;
  const at = (skip: number) => `${path}?tab=versions${skip > 0 ? `&skip=${skip}` : ''}`;
  return (
    <nav className={style.pages} aria-label={t('resource.versions.pages')}>
      {offset > 0 && (
        <Link rel="prev" to={at(Math.max(0, offset - limit))}>
          ← {t('resource.versions.newer')}
        </Link>
      )}
      {offset + limit < count && (
        <Link rel="next" to={at(offset + limit)}>
          {t('resource.versions.older')} →
        </Link>
      )}
    </nav>
  );
}

import { useFigures } from '@gazetteer/site';
import { type TableColumn, writtenValue } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { Comparison } from './load-versions.server.ts';
import style from './version-comparison.module.css';
import { useCellTexts } from '../../../tables/use-table-texts.ts';

type ComparisonProps = { comparison: Comparison; columns: readonly TableColumn[] };
type Row = Record<string, unknown>;

/** What differs between two versions: how many rows, which columns, and the first rows of each kind. */
export function VersionComparison({ comparison, columns }: ComparisonProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { from, to, samples } = comparison;
  return (
    <section className={style.comparison} aria-labelledby="version-comparison">
      <h2 id="version-comparison">
        {t('resource.versions.compared', { from: figures.number(from), to: figures.number(to) })}
      </h2>
      <Counts comparison={comparison} />
      <Columns comparison={comparison} columns={columns} />
      <Rows kind="Added" rows={samples.added} columns={columns} />
      <Rows kind="Removed" rows={samples.removed} columns={columns} />
      <ChangedRows comparison={comparison} columns={columns} />
    </section>
  );
}

function Counts({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { added, removed, changed, key } = comparison;
  const counts = [
    ['added', added],
    ['removed', removed],
    ['changed', changed ?? 0],
  ] as const;
  if (counts.every(([, count]) => count === 0)) return <p>{t('resource.versions.same')}</p>;
  return (
    <>
      <ul className={style.counts}>
        {counts.map(
          ([kind, count]) =>
            count > 0 && (
              <li key={kind} data-kind={kind}>
                {t(`resource.versions.${kind}`, { count, figure: figures.number(count) })}
              </li>
            ),
        )}
      </ul>
      <p className={style.note}>
        {key ? t('resource.versions.byKey', { key: key.join(', ') }) : t('resource.versions.byContent')}
      </p>
    </>
  );
}

function Columns({ comparison, columns }: ComparisonProps) {
  const { t } = useTranslation();
  const labels = (names: readonly string[]) =>
    names.map((name) => columns.find(({ id }) => id === name)?.label ?? name).join(', ');
  const { added, removed, retyped } = comparison.columns;
  return (
    <>
      {added.length > 0 && <p>{t('resource.versions.columnsAdded', { names: labels(added) })}</p>}
      {removed.length > 0 && <p>{t('resource.versions.columnsRemoved', { names: labels(removed) })}</p>}
      {retyped.length > 0 && <p>{t('resource.versions.columnsRetyped', { names: labels(retyped) })}</p>}
    </>
  );
}

/** A value as its column writes it today; a column that is gone has no way of its own. */
function useWritten(columns: readonly TableColumn[]) {
  const figures = useFigures();
  const texts = useCellTexts();
  return (name: string, value: unknown) => {
    const column = columns.find(({ id }) => id === name);
    return value === null || value === undefined
      ? ''
      : writtenValue(column ?? { kind: 'text' }, value, figures, texts);
  };
}

function Rows({
  kind,
  rows,
  columns,
}: {
  kind: 'Added' | 'Removed';
  rows: readonly Row[];
  columns: readonly TableColumn[];
}) {
  const { t } = useTranslation();
  const figures = useFigures();
  const written = useWritten(columns);
  const [first] = rows;
  if (!first) return null;
  const names = Object.keys(first).filter((name) => name !== '_id');
  const title = t(`resource.versions.first${kind}`, { figure: figures.number(rows.length) });
  return (
    <Scrolling title={title} names={names} columns={columns}>
      {rows.map((row) => (
        <tr key={String(row['_id'])} data-kind={kind.toLowerCase()}>
          {names.map((name) => (
            <td key={name}>{written(name, row[name])}</td>
          ))}
        </tr>
      ))}
    </Scrolling>
  );
}

function ChangedRows({ comparison, columns }: ComparisonProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const written = useWritten(columns);
  const { changed } = comparison.samples;
  const [first] = changed;
  if (!first) return null;
  const key = comparison.key ?? [];
  const names = [...key, ...Object.keys(first.before).filter((name) => !key.includes(name))];
  const title = t('resource.versions.firstChanged', { figure: figures.number(changed.length) });
  return (
    <Scrolling title={title} names={names} columns={columns}>
      {changed.map(({ before, after }) => (
        <tr key={key.map((name) => String(after[name])).join(' ')}>
          {names.map((name) => {
            const [old, now] = [written(name, before[name]), written(name, after[name])];
            return (
              <td key={name}>
                {JSON.stringify(before[name]) === JSON.stringify(after[name]) ? (
                  now
                ) : (
                  <>
                    <span className="visually-hidden">{t('resource.versions.before')} </span>
                    <del>{old || '–'}</del>{' '}
                    <span className="visually-hidden">{t('resource.versions.after')} </span>
                    <ins>{now || '–'}</ins>
                  </>
                )}
              </td>
            );
          })}
        </tr>
      ))}
    </Scrolling>
  );
}

function Scrolling(props: {
  title: string;
  names: readonly string[];
  columns: readonly TableColumn[];
  children: React.ReactNode;
}) {
  const { title, names, columns, children } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section className={style.scroll} aria-label={title} tabIndex={0}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {columns.find(({ id }) => id === name)?.label ?? name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

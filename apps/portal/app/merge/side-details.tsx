import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import style from './merge-report.module.css';
import type { Report } from './report.ts';
import { splitUnknown } from './split-unknown.ts';

type Side = Report['left'];

/** What of one table did not go smoothly, each list behind its own line. */
export function SideDetails({ title, side }: { title: string; side: Side }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { without_partner: alone, duplicates } = side;
  const { emptyRows, unknownPlaces, list } = splitUnknown(side.unmatched);
  return (
    <>
      {unknownPlaces > 0 && (
        <details className={style.details}>
          <summary>
            {t('merge.details.unmatched', {
              table: title,
              count: unknownPlaces,
              figure: figures.number(unknownPlaces),
            })}
          </summary>
          <UnmatchedTable list={list} />
          <Cut shown={list.length} all={unknownPlaces} />
        </details>
      )}
      {emptyRows > 0 && (
        <p className={style.note}>
          {t('merge.details.empty', {
            table: title,
            count: emptyRows,
            figure: figures.number(emptyRows),
          })}
        </p>
      )}
      {alone.places > 0 && (
        <details className={style.details}>
          <summary>
            {t('merge.details.alone', {
              table: title,
              count: alone.places,
              figure: figures.number(alone.places),
            })}
          </summary>
          <ul className={style.places}>
            {alone.list.map(({ code, name }) => (
              <li key={code}>
                {name} <span>{code}</span>
              </li>
            ))}
          </ul>
          <Cut shown={alone.list.length} all={alone.places} />
        </details>
      )}
      {duplicates.keys > 0 && (
        <details className={style.details}>
          <summary>
            {t('merge.details.duplicates', {
              table: title,
              count: duplicates.keys,
              figure: figures.number(duplicates.keys),
            })}
          </summary>
          <ul className={style.places}>
            {duplicates.list.map(({ code, name, period, rows }) => (
              <li key={`${code} ${period}`}>
                {name} <span>{[code, period, `× ${figures.number(rows)}`].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
          <Cut shown={duplicates.list.length} all={duplicates.keys} />
        </details>
      )}
      {side.raised && <RaisedColumns title={title} columns={side.columns} />}
    </>
  );
}

function UnmatchedTable({ list }: { list: Side['unmatched']['list'] }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const withParent = list.some(({ parent }) => parent !== null);
  return (
    <table className={style.table}>
      <thead>
        <tr>
          <th scope="col">{t('merge.details.value')}</th>
          {withParent && <th scope="col">{t('merge.details.parent')}</th>}
          <th scope="col">{t('merge.details.reason')}</th>
          <th scope="col" className={style.number}>
            {t('merge.details.rows')}
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ value, parent, reason, rows }) => (
          <tr key={`${value} ${parent}`}>
            <td>{value ?? '–'}</td>
            {withParent && <td>{parent ?? '–'}</td>}
            <td>{t(`merge.reason.${reason}`)}</td>
            <td className={style.number}>{figures.number(rows)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RaisedColumns({ title, columns }: { title: string; columns: Side['columns'] }) {
  const { t } = useTranslation();
  return (
    <details className={style.details}>
      <summary>{t('merge.details.raised', { table: title })}</summary>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{t('merge.details.column')}</th>
            <th scope="col">{t('merge.details.together')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ as, aggregate, weight }) => (
            <tr key={as}>
              <td>{as}</td>
              <td>
                {aggregate === null
                  ? '–'
                  : weight
                    ? t('merge.aggregate.weightedBy', { weight })
                    : t(`merge.aggregate.${aggregate}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Cut({ shown, all }: { shown: number; all: number }) {
  const { t } = useTranslation();
  const figures = useFigures();
  if (shown >= all) return null;
  return (
    <p className={style.note}>
      {t('merge.details.cut', { shown: figures.number(shown), all: figures.number(all) })}
    </p>
  );
}

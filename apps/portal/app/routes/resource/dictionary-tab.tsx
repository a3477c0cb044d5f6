import type { DatastoreInfo } from '@gazetteer/client';
import { useFigures } from '@gazetteer/site';
import type { TableColumn } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useTerms } from '../../datasets/use-terms.ts';
import type { ColumnMarks } from './resource-marks.server.ts';
import style from '../../tables/listing.module.css';

type PlaceCodes = NonNullable<DatastoreInfo['places']>[number];

type DictionaryProps = {
  columns: readonly TableColumn[];
  /** The columns of place codes. */
  places: readonly PlaceCodes[];
  /** Of each column, which of its texts are in another language than the page. */
  written: Record<string, ColumnMarks>;
};

/** What every column means, and of columns of place codes, how many places are known. */
export function DictionaryTab({ columns, places, written }: DictionaryProps) {
  const { t } = useTranslation();
  const hasScales = columns.some(({ scale, additivity }) => scale ?? additivity);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section className={style.scroll} aria-label={t('resource.tab.dictionary')} tabIndex={0}>
      <table className={style.listing}>
        <thead>
          <tr>
            <th scope="col">{t('resource.dictionary.label')}</th>
            <th scope="col">{t('resource.dictionary.description')}</th>
            <th scope="col">{t('resource.dictionary.unit')}</th>
            <th scope="col">{t('resource.dictionary.name')}</th>
            <th scope="col">{t('resource.dictionary.role')}</th>
            {hasScales && <th scope="col">{t('resource.dictionary.scale')}</th>}
            <th scope="col">{t('resource.dictionary.type')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <tr key={column.id} id={`column-${column.id}`}>
              <MarkedCell text={column.label} written={written[column.id]?.label} />
              <td className={style.words}>
                {column.description ? (
                  <span lang={written[column.id]?.notes?.lang}>{column.description}</span>
                ) : column.codes ? null : (
                  '–'
                )}
                {places
                  .filter(({ field }) => field === column.id)
                  .map((codes) => (
                    <KnownCodes key={codes.scheme} codes={codes} columns={columns} />
                  ))}
              </td>
              <td lang={written[column.id]?.unit?.lang}>{column.unit ?? '–'}</td>
              <td>
                <code>{column.id}</code>
              </td>
              <td>{column.role ? t(`resource.role.${column.role}`) : '–'}</td>
              {hasScales && <ScaleCell column={column} />}
              <td>
                <code>{column.type}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What a column is called, with a mark where that is in another language than the page. */
function MarkedCell({ text, written }: { text: string; written: ColumnMarks['label'] }) {
  if (!written) return <th scope="row">{text}</th>;
  return (
    <th scope="row">
      <span lang={written.lang}>{text}</span> <small>{written.mark}</small>
    </th>
  );
}

/** On which scale a column is measured, and whether its figures may be added up. */
function ScaleCell({ column: { scale, additivity } }: { column: TableColumn }) {
  const { t } = useTranslation();
  if (!scale && !additivity) return <td>–</td>;
  return (
    <td>
      {scale && <p>{t(`resource.dictionary.scales.${scale}`)}</p>}
      {additivity && <p>{t(`resource.dictionary.additivities.${additivity}`)}</p>}
    </td>
  );
}

/** Which codes a column has, and how many of them are known; those that are not are named. */
function KnownCodes({ codes, columns }: { codes: PlaceCodes; columns: readonly TableColumn[] }) {
  const { t } = useTranslation();
  const { granularity } = useTerms();
  const figures = useFigures();
  const { level_title: level, scheme_title: scheme, distinct, matched, unmatched, names_in: namesIn } = codes;
  const unknown = distinct - matched;
  const named = columns.find(({ id }) => id === namesIn);
  return (
    <>
      <p>
        {t('resource.dictionary.codes', {
          level: granularity(level),
          scheme,
          matched: figures.number(matched),
          distinct: figures.number(distinct),
        })}{' '}
        {named && t('resource.dictionary.namesIn', { column: named.label })}
      </p>
      {unknown > 0 && (
        <details>
          <summary>
            {t('resource.dictionary.unknown', { count: unknown, figure: figures.number(unknown) })}
          </summary>
          <p>
            {unknown > unmatched.length &&
              t('resource.dictionary.unknownFirst', { most: figures.number(unmatched.length) })}{' '}
            {unmatched.map(({ value }) => value).join(', ')}
          </p>
        </details>
      )}
    </>
  );
}

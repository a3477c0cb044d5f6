import { useFigures } from '@gazetteer/site';
import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { PlainTable } from '../../../parts/plain-table.tsx';
import type { ShownLook } from './load-look.server.ts';
import styles from './look.module.css';
import { useNoteText } from './use-note-text.ts';

/** What was found in a file: how many rows, what was left out of them and why, codes of places. */
export function LookFindings({ look }: Pick<ShownLook, 'look'>) {
  const { t, i18n } = useTranslation();
  const noteText = useNoteText();
  const figures = useFigures();
  const { report, places, fit, from_recipe } = look;
  const isFitting = fit.missing.length + fit.added.length === 0;
  return (
    <>
      {from_recipe ? (
        <Notice
          kind={isFitting ? 'plain' : 'error'}
          title={t(isFitting ? 'data.look.byRecipe' : 'data.look.noFit')}
        >
          {fit.sheet === null ? null : (
            <p>{t('data.look.fitSheet', { wanted: fit.sheet, sheet: report.sheet })}</p>
          )}
          {fit.missing.length > 0 ? (
            <p>{t('data.look.fitMissing', { names: fit.missing.join(', ') })}</p>
          ) : null}
          {fit.added.length > 0 ? <p>{t('data.look.fitAdded', { names: fit.added.join(', ') })}</p> : null}
        </Notice>
      ) : null}
      <p className={styles.count}>
        <strong>{t('data.look.count', { count: report.rows, rows: figures.number(report.rows) })}</strong>{' '}
        {report.rejected_rows === 0
          ? t('data.look.noneLeftOut')
          : t('data.look.countLeftOut', {
              count: report.rejected_rows,
              rows: figures.number(report.rejected_rows),
            })}
      </p>
      <ul className={styles.notes}>
        {report.notes.map((note) => (
          <li key={JSON.stringify(note)}>{noteText(note)}</li>
        ))}
        {places.map((place) => (
          <li key={place.column}>
            {t('data.look.places', {
              column: place.column,
              known: place.known,
              level: place.level_title_translated?.[i18n.language] ?? place.level_title,
              scheme: place.scheme_title_translated?.[i18n.language] ?? place.scheme_title,
            })}{' '}
            {place.unknown > 0
              ? t('data.look.placesUnknown', {
                  count: place.unknown,
                  values: place.unknown_values.join(', '),
                })
              : null}
          </li>
        ))}
      </ul>
      {report.rejected.length > 0 ? (
        <details className={styles.rejected}>
          <summary>{t('data.look.rejected', { count: report.rejected.length })}</summary>
          <PlainTable label={t('data.look.rejectedTitle')}>
            <thead>
              <tr>
                <th scope="col">{t('data.look.line')}</th>
                <th scope="col">{t('data.look.reason')}</th>
                <th scope="col">{t('data.look.rowItself')}</th>
              </tr>
            </thead>
            <tbody>
              {report.rejected.map(({ line, reason, column, value, row }) => (
                <tr key={`${line} ${column}`}>
                  <td>{line}</td>
                  <td>
                    {t(`data.look.rejectedFor.${reason as 'wrong_type'}`, {
                      column: column ?? '',
                      value: value ?? '',
                    })}
                  </td>
                  <td dir="auto">{row}</td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </details>
      ) : null}
    </>
  );
}

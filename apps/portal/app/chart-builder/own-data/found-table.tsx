import { useFigures } from '@gazetteer/site';
import { Button, buttonClass } from '@gazetteer/ui';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_SAVED_ROWS, type OwnTable } from './read/own-table.ts';

interface FoundTableProps {
  table: OwnTable;
  onSheet: (sheet: string) => void;
  onUse: (table: OwnTable) => void;
  onAnother: () => void;
}

const SAMPLE_ROWS = 3;

/** What was found in a file, before it is taken: columns with their types, what was left out, what to mind. */
export function FoundTable({ table, onSheet, onUse, onAnother }: FoundTableProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const sheetId = useId();
  const { source, sheet, sheets } = table;
  const use = useRef<HTMLButtonElement>(null);
  useEffect(() => use.current?.focus(), []);
  return (
    <>
      <p className="own-data-found" role="status">
        <strong>{source.name}</strong>{' '}
        {t('visualise.own.found', {
          count: source.rows.length,
          rows: figures.number(source.rows.length),
          columns: figures.number(source.columns.length),
        })}
      </p>
      {sheets.length > 1 && (
        <div className="own-data-sheet">
          <label htmlFor={sheetId}>{t('visualise.own.sheet')}</label>
          <select id={sheetId} value={sheet ?? ''} onChange={(event) => onSheet(event.currentTarget.value)}>
            {sheets.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
      )}
      <FoundColumns table={table} />
      <Remarks table={table} />
      <p className="own-data-note">{t('visualise.own.noMap')}</p>
      {source.rows.length > MOST_SAVED_ROWS && (
        <p className="own-data-note">
          {t('visualise.own.saveLimit', { most: figures.number(MOST_SAVED_ROWS) })}
        </p>
      )}
      {/* The window closes by itself, and gives the focus back. */}
      <form method="dialog" className="own-data-actions" onSubmit={() => onUse(table)}>
        <Button onClick={onAnother}>{t('visualise.own.another')}</Button>
        <button ref={use} type="submit" className={buttonClass('primary')}>
          {t('visualise.own.use')}
        </button>
      </form>
    </>
  );
}

function FoundColumns({ table: { source, kinds } }: { table: OwnTable }) {
  const { t } = useTranslation();
  const titleId = useId();
  const written: Record<string, string> = t('visualise.own.written', { returnObjects: true });
  const types: Record<string, string> = t('visualise.own.types', { returnObjects: true });
  return (
    <>
      <h3 id={titleId} className="own-data-title">
        {t('visualise.own.columns')}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className="own-data-scroller" role="group" aria-labelledby={titleId} tabIndex={0}>
        <table className="own-data-columns">
          <thead>
            <tr>
              <th scope="col">{t('visualise.own.column')}</th>
              <th scope="col">{t('visualise.own.type')}</th>
              <th scope="col">{t('visualise.own.values')}</th>
            </tr>
          </thead>
          <tbody>
            {source.columns.map(({ id, type }, place) => (
              <tr key={id}>
                <th scope="row">{id}</th>
                <td>{[types[type] ?? type, written[kinds[place] ?? '']].filter(Boolean).join(', ')}</td>
                <td>{sampleOf(source.rows, place)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function sampleOf(rows: OwnTable['source']['rows'], place: number): string {
  const values: string[] = [];
  for (const row of rows) {
    const value = row[place];
    if (value !== null && value !== undefined) values.push(String(value));
    if (values.length >= SAMPLE_ROWS) break;
  }
  return values.join(' · ');
}

/** What was done with the file that its owner should know. */
function Remarks({ table: { notes, rejected, rejectedRows } }: { table: OwnTable }) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <>
      {notes.length > 0 && (
        <ul className="own-data-notes" aria-label={t('visualise.own.notes')}>
          {notes.map(({ code, params }) => (
            <li key={code}>{t(`visualise.own.note.${code}`, params)}</li>
          ))}
        </ul>
      )}
      {rejectedRows > 0 && (
        <details className="own-data-rejected">
          <summary>
            {t('visualise.own.rejected', { count: rejectedRows, figure: figures.number(rejectedRows) })}
          </summary>
          <ul>
            {rejected.map(({ line, reason, cells }) => (
              <li key={line}>
                {t(`visualise.own.reason.${reason}`, {
                  line: figures.plain(line),
                  cells: figures.number(cells),
                })}
              </li>
            ))}
          </ul>
          {rejected.length < rejectedRows && (
            <p>{t('visualise.own.rejectedCut', { shown: figures.number(rejected.length) })}</p>
          )}
        </details>
      )}
    </>
  );
}

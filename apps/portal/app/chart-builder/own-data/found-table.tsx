import { useFigures } from '@gazetteer/site';
import { Button, buttonClass } from '@gazetteer/ui';
import type { OwnSource } from '@gazetteer/charts';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CorrectColumns } from './correct/correct-columns.tsx';
import { type CorrectedTable, rememberTable } from './correct/corrected-tables.ts';
import { guessPlaces, withPlaces } from './correct/guess-places.ts';
import { createTableReader } from './correct/read-corrected.ts';
import { MOST_SAVED_ROWS, type OwnTable } from './read/own-table.ts';

interface FoundTableProps {
  /** Fresh from a file, or corrected before. */
  found: CorrectedTable & { isFresh: boolean };
  onSheet: (sheet: string) => void;
  onUse: (source: OwnSource) => void;
  onAnother: () => void;
}

/** What was found in a file, before it is taken: its first rows, its columns to be corrected, what was left out. */
export function FoundTable({ found, onSheet, onUse, onAnother }: FoundTableProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const sheetId = useId();
  const { table } = found;
  const { sheet, sheets } = table;
  const [corrections, setCorrections] = useState(found.corrections);
  const [reader] = useState(() => createTableReader(table));
  useEffect(() => {
    if (!found.isFresh) return;
    // Without the lists of areas nothing is taken for a place; the person can still say so.
    guessPlaces(table, reader, found.corrections).then(
      (places) => setCorrections((now) => withPlaces(now, found.corrections, places)),
      () => undefined,
    );
  }, [found, table, reader]);
  const summary = useRef<HTMLParagraphElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const count = table.texts[0]?.length ?? 0;
  const use = () => {
    const source = reader.source(corrections);
    rememberTable(source, { table, corrections });
    onUse(source);
  };
  return (
    <>
      <p ref={summary} className="own-data-found" role="status" tabIndex={-1}>
        <strong>{table.name}</strong>{' '}
        {t('visualise.own.found', {
          count,
          rows: figures.number(count),
          columns: figures.number(table.columns.length),
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
      <Remarks table={table} />
      <CorrectColumns table={table} reader={reader} corrections={corrections} onChange={setCorrections} />
      {count > MOST_SAVED_ROWS && (
        <p className="own-data-note">
          {t('visualise.own.saveLimit', { most: figures.number(MOST_SAVED_ROWS) })}
        </p>
      )}
      {/* The window closes by itself, and gives the focus back. */}
      <form method="dialog" className="own-data-actions" onSubmit={use}>
        <Button onClick={onAnother}>{t('visualise.own.another')}</Button>
        <button type="submit" className={buttonClass('primary')}>
          {t('visualise.own.use')}
        </button>
      </form>
    </>
  );
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

import type { OwnSource } from '@gazetteer/charts';
import { useFigures } from '@gazetteer/site';
import { Notice } from '@gazetteer/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsOf } from '../../charts/own-rows.ts';
import { ChosenTable, JoinUnreachable, JoinWaiting } from './chosen-table.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { joinOwnRows } from './join-own-rows.ts';
import { JoinSettings } from './join-settings.tsx';
import { chosenKey, columnsToRead, type OwnWishes, usualColumns, usualWishes } from './own-wishes.ts';
import { JoinedOutcome } from './joined-outcome.tsx';
import { MOST_CELLS, MOST_ROWS, type PortalTable } from './portal-table.ts';
import { useDescribedTable, usePortalRows } from './use-own-join.ts';
import type { PlaceWay } from './ways-to-join.ts';

interface OwnJoinPreviewProps {
  own: OwnSource;
  right: { id: string; title: string };
  onAnother: () => void;
}

/** How own rows and a table of the catalogue would be joined, before the chart uses both. */
export function OwnJoinPreview({ own, right, onAnother }: OwnJoinPreviewProps) {
  const [attempt, setAttempt] = useState(0);
  const described = useDescribedTable(own, right.id, attempt);
  return (
    <ChosenTable title={right.title} onAnother={onAnother}>
      {described.state === 'waiting' && <JoinWaiting />}
      {described.state === 'failed' && <JoinUnreachable onRetry={() => setAttempt((count) => count + 1)} />}
      {described.state === 'ready' && <Joining key={attempt} own={own} {...described} />}
    </ChosenTable>
  );
}

interface JoiningProps {
  own: OwnSource;
  table: PortalTable;
  ways: readonly PlaceWay[];
}

function Joining({ own, table, ways }: JoiningProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const [wishes, setWishes] = useState<OwnWishes>(() => usualWishes(ways));
  const [columns, setColumns] = useState(() => usualColumns(table));
  const [attempt, setAttempt] = useState(0);
  const key = chosenKey(wishes, ways);
  const reading = usePortalRows(table, key && columnsToRead(table, key, columns), attempt);
  const join = useMemo(
    () =>
      key && reading.state === 'read' ? joinOwnRows(own, { table, ...reading }, key, wishes) : undefined,
    [own, table, key, reading, wishes],
  );
  return (
    <>
      <JoinSettings
        own={own}
        table={table}
        ways={ways}
        wishes={wishes}
        hasSeveral={join?.hasSeveral ?? false}
        onChange={setWishes}
      />
      <ColumnChoice table={table} chosen={columns} onChange={setColumns} />
      {!key && <p className="add-table-note">{t('visualise.addTable.own.choose')}</p>}
      {reading.state === 'reading' && (
        <p className="add-table-note" role="status">
          {t('visualise.addTable.own.reading', {
            rows: figures.number(reading.rows),
            all: figures.number(table.rowCount),
          })}
        </p>
      )}
      {reading.state === 'too-large' && (
        <Notice kind="error" title={t('visualise.addTable.own.tooLarge.title')}>
          {t(`visualise.addTable.own.tooLarge.${table.rowCount > MOST_ROWS ? 'rows' : 'columns'}`, {
            rows: figures.number(table.rowCount),
            most: figures.number(MOST_ROWS),
            columns: figures.number(Math.floor(MOST_CELLS / table.rowCount)),
          })}
        </Notice>
      )}
      {reading.state === 'failed' && <JoinUnreachable onRetry={() => setAttempt((count) => count + 1)} />}
      {key && join && reading.state === 'read' && (
        <JoinedOutcome
          joining={{ own, table, key, join }}
          read={{ rows: reading.rows.length, columns: reading.columns.length, own: rowsOf(own).length }}
        />
      )}
    </>
  );
}

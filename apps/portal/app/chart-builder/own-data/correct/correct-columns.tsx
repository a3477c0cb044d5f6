import { useFigures } from '@gazetteer/site';
import { Button, TextField } from '@gazetteer/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnTable } from '../read/own-table.ts';
import { ColumnItem } from './column-item.tsx';
import { type Corrections, correctColumn, readWords } from './corrections.ts';
import { FirstRows } from './first-rows.tsx';
import type { TableReader } from './read-corrected.ts';

interface CorrectColumnsProps {
  table: OwnTable;
  reader: TableReader;
  corrections: Corrections;
  onChange: (corrections: Corrections) => void;
}

/** So many columns are listed at first. */
const LISTED = 30;

/** The first rows of a table, and below them what each column is taken for, to be corrected. */
export function CorrectColumns({ table, reader, corrections, onChange }: CorrectColumnsProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const titleId = useId();
  const [listed, setListed] = useState(LISTED);
  const columns = table.columns.map((_, index) => reader.column(index, corrections));
  const written = table.columns.map(({ id }, index) => ({ id, values: table.texts[index] ?? [] }));
  return (
    <>
      <FirstRows table={table} columns={columns} />
      <h3 id={titleId} className="own-data-title">
        {t('visualise.own.columns')}
      </h3>
      <MissingWords
        words={corrections.missing}
        onChange={(missing) => onChange({ ...corrections, missing })}
      />
      <ul className="own-data-columns" aria-labelledby={titleId}>
        {columns.slice(0, listed).map((read, index) => {
          const correction = corrections.columns[index];
          return (
            correction && (
              <li key={read.column.id}>
                <ColumnItem
                  texts={table.texts[index] ?? []}
                  others={written.filter(({ id }) => id !== read.column.id)}
                  missing={corrections.missing}
                  correction={correction}
                  read={read}
                  onCorrect={(next) => onChange(correctColumn(corrections, index, next))}
                />
              </li>
            )
          );
        })}
      </ul>
      {listed < columns.length && (
        <Button onClick={() => setListed(columns.length)}>
          {t('visualise.own.moreColumns', {
            count: columns.length - listed,
            figure: figures.number(columns.length - listed),
          })}
        </Button>
      )}
    </>
  );
}

/** The words that stand for no value, as a person writes them. */
function MissingWords({
  words,
  onChange,
}: {
  words: readonly string[];
  onChange: (words: string[]) => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState(words.join(', '));
  return (
    <TextField
      label={t('visualise.own.missing')}
      hint={t('visualise.own.missingHint')}
      value={text}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onChange(readWords(event.currentTarget.value));
      }}
    />
  );
}

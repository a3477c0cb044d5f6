import { useFigures } from '@gazetteer/site';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTerms } from '../../datasets/use-terms.ts';
import { useLeftOutText } from '../../merge/use-left-out-text.ts';
import { type OfferedTable, useTableSearch } from './use-table-search.ts';

interface TableChoiceProps {
  taken: string;
  level: string | undefined;
  onChoose: (table: OfferedTable) => void;
}

/** Tables of the catalogue, found by typing; those about places of the same level first. */
export function TableChoice({ taken, level, onChoose }: TableChoiceProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const [text, setText] = useState('');
  const { tables, datasets, status } = useTableSearch(text, taken, level);
  const leftOut = useLeftOutText(datasets);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <>
      <div className="add-table-search">
        <label htmlFor={id}>{t('visualise.addTable.find')}</label>
        <div>
          <IconSearch size={20} stroke={1.75} aria-hidden />
          <input
            ref={input}
            id={id}
            type="search"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </div>
        <p className="add-table-note" role="status">
          {status === 'waiting' && t('visualise.addTable.searching')}
          {status === 'failed' && t('visualise.addTable.failed')}
          {status === 'ready' &&
            (tables.length === 0
              ? t('visualise.addTable.none')
              : t('visualise.addTable.count', {
                  count: tables.length,
                  figure: figures.number(tables.length),
                }))}
        </p>
      </div>
      <ul className="add-table-offers" aria-busy={status === 'waiting'}>
        {tables.map((table) => (
          <Offer key={table.id} table={table} onChoose={onChoose} />
        ))}
      </ul>
      {leftOut && <p className="add-table-note">{leftOut}</p>}
    </>
  );
}

function Offer({ table, onChoose }: { table: OfferedTable; onChoose: (table: OfferedTable) => void }) {
  const { t } = useTranslation();
  const terms = useTerms();
  const factsId = useId();
  const facts = table.facts.map((fact) => (fact === table.granularity ? terms.granularity(fact) : fact));
  return (
    <li>
      <button type="button" aria-describedby={factsId} onClick={() => onChoose(table)}>
        {table.title}
      </button>
      <p id={factsId} className="add-table-note">
        {table.isSameLevel && <strong>{t('visualise.addTable.sameLevel')} · </strong>}
        {facts.join(' · ')}
      </p>
    </li>
  );
}

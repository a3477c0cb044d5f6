import type { TableSource } from '@gazetteer/charts';
import { useFigures } from '@gazetteer/site';
import { Button, buttonClass, Checkbox, Notice } from '@gazetteer/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MergeSuggestion } from '../../merge/compose-merge.ts';
import { hows } from '../../merge/merge-address.ts';
import { MergeReport } from '../../merge/merge-report.tsx';
import { useAreaWords } from '../../merge/use-area-words.ts';
import { useBuilder } from '../model/use-builder.ts';
import { joinSpec } from '../join-own/join-spec.ts';
import { type Join, type JoinWishes, useJoin } from './use-join.ts';
import type { OfferedTable } from './use-table-search.ts';

interface JoinPreviewProps {
  left: TableSource;
  right: OfferedTable;
  onAnother: () => void;
}

/** How two tables would be joined and what would match, before the chart uses both. */
export function JoinPreview({ left, right, onAnother }: JoinPreviewProps) {
  const { t } = useTranslation();
  const { facts } = useBuilder();
  const [wishes, setWishes] = useState<JoinWishes>({ how: 'left', aggregate: false });
  const [attempt, setAttempt] = useState(0);
  const join = useJoin(left, right.id, wishes, attempt);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const titles = { left: facts?.title ?? left.resource_id, right: right.title };
  const suggestion = 'suggestion' in join ? join.suggestion : undefined;
  return (
    <>
      <div className="add-table-chosen">
        <h3 ref={heading} tabIndex={-1}>
          {right.title}
        </h3>
        <button type="button" className={buttonClass('quiet')} onClick={onAnother}>
          {t('visualise.addTable.another')}
        </button>
      </div>
      {suggestion?.merge && (
        <Wishes suggestion={suggestion} join={join} wishes={wishes} onChange={setWishes} />
      )}
      <Outcome join={join} titles={titles} onRetry={() => setAttempt((count) => count + 1)} />
    </>
  );
}

interface OutcomeProps {
  join: Join;
  titles: { left: string; right: string };
  onRetry: () => void;
}

function Outcome({ join, titles, onRetry }: OutcomeProps) {
  const { t } = useTranslation();
  switch (join.state) {
    case 'waiting':
      return (
        <p className="add-table-note" role="status">
          {t('visualise.addTable.joining')}
        </p>
      );
    case 'failed':
      return (
        <Notice kind="error" title={t('visualise.addTable.network')}>
          <Button onClick={onRetry}>{t('visualise.addTable.retry')}</Button>
        </Notice>
      );
    case 'impossible':
      return (
        <Notice title={t('visualise.addTable.impossible')}>
          {join.suggestion.problems.map(({ code, side }) => (
            <p key={`${code} ${side}`}>
              {t(`merge.impossible.${code}`, { table: side ? titles[side] : '' })}
            </p>
          ))}
        </Notice>
      );
    case 'refused':
      return (
        <Notice kind="error" title={t('visualise.addTable.refused')}>
          {join.message}
        </Notice>
      );
    case 'joined':
      return <Joined join={join} titles={titles} />;
  }
}

function Joined({
  join: { input, report },
  titles,
}: {
  join: Extract<Join, { state: 'joined' }>;
  titles: OutcomeProps['titles'];
}) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { spec, dispatch, announce, openDialog } = useBuilder();
  const use = () => {
    dispatch({ type: 'set-spec', spec: joinSpec(spec, { kind: 'merge', merge: input }, report) });
    // The window is gone before it tells that it closes: it would come back with 'Undo'.
    openDialog(null);
    announce(t('visualise.addTable.taken', { rows: figures.number(report.rows_out) }));
  };
  return (
    <>
      <MergeReport report={report} titles={titles} />
      {/* The window closes by itself, and gives the focus back. */}
      <form method="dialog" className="add-table-actions" onSubmit={use}>
        <Button type="submit" look="primary">
          {t('visualise.addTable.use')}
        </Button>
      </form>
    </>
  );
}

interface WishesProps {
  suggestion: MergeSuggestion;
  join: Join;
  wishes: JoinWishes;
  onChange: (wishes: JoinWishes) => void;
}

/** What can be said of how the tables are joined. */
function Wishes({ suggestion, join, wishes, onChange }: WishesProps) {
  const { t } = useTranslation();
  const words = useAreaWords();
  const level = wishes.level ?? (join.state === 'joined' ? join.report.level : suggestion.merge?.level);
  return (
    <div className="add-table-wishes">
      {suggestion.levels.length > 1 && (
        <Choice
          label={t('visualise.addTable.level')}
          value={level ?? ''}
          onChange={(next) => onChange({ ...wishes, level: next })}
        >
          {suggestion.levels.map((one) => (
            <option key={`${one.scheme} ${one.level}`} value={one.level}>
              {words.level(one)}
            </option>
          ))}
        </Choice>
      )}
      <Choice
        label={t('visualise.addTable.how')}
        value={wishes.how}
        onChange={(next) => onChange({ ...wishes, how: hows.find((how) => how === next) ?? 'left' })}
      >
        {hows.map((how) => (
          <option key={how} value={how}>
            {t(`merge.how.${how}`)}
          </option>
        ))}
      </Choice>
      <label className="add-table-toggle">
        <Checkbox
          checked={wishes.aggregate}
          onChange={(event) => onChange({ ...wishes, aggregate: event.currentTarget.checked })}
        />
        <span>{t('visualise.addTable.aggregate')}</span>
      </label>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="add-table-choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
    </div>
  );
}

import type { TableSource } from '@gazetteer/charts';
import { Checkbox, Notice } from '@gazetteer/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectChoice } from '../../controls/select-choice.tsx';
import type { MergeSuggestion } from '../../merge/compose-merge.ts';
import { hows } from '../../merge/merge-address.ts';
import { MergeReport } from '../../merge/merge-report.tsx';
import { useAreaWords } from '../../merge/use-area-words.ts';
import { useBuilder } from '../model/use-builder.ts';
import { ChosenTable, JoinUnreachable, JoinWaiting } from '../join-own/chosen-table.tsx';
import { joinSpec } from '../join-own/join-spec.ts';
import { UseJoinButton } from '../join-own/use-join-button.tsx';
import { type Join, type JoinWishes, useJoin } from './use-join.ts';
import type { OfferedTable } from './use-table-search.ts';

interface JoinPreviewProps {
  left: TableSource;
  right: OfferedTable;
  onAnother: () => void;
}

/** How two tables would be joined and what would match, before the chart uses both. */
export function JoinPreview({ left, right, onAnother }: JoinPreviewProps) {
  const { facts } = useBuilder();
  const [wishes, setWishes] = useState<JoinWishes>({ how: 'left', aggregate: false });
  const [attempt, setAttempt] = useState(0);
  const join = useJoin(left, right.id, wishes, attempt);
  const titles = { left: facts?.title ?? left.resource_id, right: right.title };
  const suggestion = 'suggestion' in join ? join.suggestion : undefined;
  return (
    <ChosenTable title={right.title} onAnother={onAnother}>
      {suggestion?.merge && (
        <Wishes suggestion={suggestion} join={join} wishes={wishes} onChange={setWishes} />
      )}
      <Outcome join={join} titles={titles} onRetry={() => setAttempt((count) => count + 1)} />
    </ChosenTable>
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
      return <JoinWaiting />;
    case 'failed':
      return <JoinUnreachable onRetry={onRetry} />;
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
  return (
    <>
      <MergeReport report={report} titles={titles} />
      <UseJoinButton
        specOf={(spec) => joinSpec(spec, { kind: 'merge', merge: input }, report)}
        rows={report.rows_out}
      />
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
        <SelectChoice
          label={t('visualise.addTable.level')}
          value={level ?? ''}
          choices={suggestion.levels.map((one) => ({ value: one.level, text: words.level(one) }))}
          onChange={(next) => onChange({ ...wishes, level: next })}
        />
      )}
      <SelectChoice
        label={t('visualise.addTable.how')}
        value={wishes.how}
        choices={hows.map((how) => ({ value: how, text: t(`merge.how.${how}`) }))}
        onChange={(how) => onChange({ ...wishes, how })}
      />
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

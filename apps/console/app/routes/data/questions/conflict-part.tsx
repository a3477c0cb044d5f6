import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { BothChanged } from '../../../datasets/both-changed.tsx';
import type { TypedAnswer } from './change-question.server.ts';
import { saverOf, type WholeQuestion } from './question.ts';

/** Says that somebody else has saved meanwhile, and what; the form below still has what was typed. */
export function ConflictPart({ theirs, typed }: { theirs: WholeQuestion; typed: TypedAnswer }) {
  const { t } = useTranslation();
  const [last] = theirs.revisions;
  const who = (last && saverOf(last)) ?? t('questions.somebody');
  const fields = (['question', 'answer'] as const)
    .filter((field) => theirs[field] !== typed[field].trim())
    .map((field) => ({ id: field, name: t(`questions.field.${field}`), theirs: theirs[field] }));
  const state = t(`questions.state.${theirs.state}`);
  return (
    <Notice kind="error" title={t('questions.conflict', { who })}>
      <p>{t('questions.conflictText', { state })}</p>
      {fields.length > 0 ? <BothChanged fields={fields} /> : null}
    </Notice>
  );
}

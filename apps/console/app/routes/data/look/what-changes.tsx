import { useFigures } from '@gazetteer/site';
import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { ThisCall } from '../../../datasets/this-call.tsx';
import { useReasonText } from '../../../datasets/use-reason-text.ts';
import { ChangedRows } from './changed-rows.tsx';
import styles from './changes.module.css';
import type { FoundChanges } from './load-changes.server.ts';
import type { ShownLook } from './load-look.server.ts';
import { MeetingChoice } from './meeting-choice.tsx';

interface WhatChangesProps {
  shown: ShownLook;
  pathOf: (query: Record<string, string>) => string;
}

/** What publishing would change in the table that is published now, and the choice of how it does. */
export function WhatChanges({ shown, pathOf }: WhatChangesProps) {
  const { t } = useTranslation();
  const told = useReasonText(0);
  const { changes } = shown;
  if (!changes) return null;
  return (
    <section id="what-changes" className={styles.changes} aria-labelledby="what-changes-title">
      <h3 id="what-changes-title">{t('data.changes.title')}</h3>
      <MeetingChoice shown={shown} />
      <div role="status">
        {changes.outline ? (
          <Outline changes={changes} />
        ) : (
          <Notice kind="error" title={told({ problem: failureOf(changes.failed) })} />
        )}
      </div>
      {changes.outline ? (
        <>
          <input type="hidden" name="if_version" value={changes.outline.version} />
          <ChangedRows changes={changes} pathOf={pathOf} />
          <ThisCall call={changes.call} />
        </>
      ) : null}
    </section>
  );
}

const failures: readonly string[] = ['timed_out', 'conflict', 'damaged'];

function failureOf(code: string): string {
  return `changes_${failures.includes(code) ? code : 'unknown'}`;
}

function Outline({ changes: { outline } }: { changes: FoundChanges }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const told = useReasonText(0);
  const { version, problem, changes, rows_before, rows_after } = outline;
  if (problem) {
    const words = told({ problem: 'other', reason: problem });
    return (
      <Notice kind="error" title={words}>
        {problem.code === 'key_needed' ? null : <p>{t('data.changes.otherwise')}</p>}
      </Notice>
    );
  }
  const isSame = changes !== null && changes.added + changes.removed + (changes.changed ?? 0) === 0;
  return (
    <>
      <p className={styles.sum}>
        <strong>
          {t('data.changes.rows', {
            count: rows_before,
            before: figures.number(rows_before),
            after: figures.number(rows_after ?? 0),
          })}
        </strong>{' '}
        {changes === null ? t('data.changes.notCompared') : null}
        {isSame ? t('data.changes.same') : null}
      </p>
      <p className="console-note">
        {t('data.changes.against', { version: figures.number(version) })} <HowCompared outline={outline} />
      </p>
      <ColumnChanges columns={outline.columns} />
    </>
  );
}

/** By what rows are told apart. */
function HowCompared({ outline }: { outline: FoundChanges['outline'] }) {
  const { t } = useTranslation();
  const { key, key_refused, changes, method } = outline;
  // What is added below is not looked for among what is there.
  if (!changes || method === 'append') return null;
  if (key) return t('data.changes.byKey', { names: key.join(', ') });
  if (key_refused) return t('data.changes.keyRefused', { names: key_refused.join(', ') });
  return t('data.changes.byContent');
}

function ColumnChanges({ columns }: { columns: FoundChanges['outline']['columns'] }) {
  const { t } = useTranslation();
  const { added, removed, retyped, reordered, absent } = columns;
  const typeOf = (type: string) => t(`data.look.types.${type as 'text'}`, { defaultValue: type });
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ');
  const lines = [
    added.length > 0 ? t('data.changes.columnsAdded', { names: names(added) }) : undefined,
    removed.length > 0 ? t('data.changes.columnsRemoved', { names: names(removed) }) : undefined,
    ...retyped.map(({ name, from, to }) =>
      t('data.changes.columnRetyped', { name, from: typeOf(from), to: typeOf(to) }),
    ),
    absent.length > 0 ? t('data.changes.columnsAbsent', { names: absent.join(', ') }) : undefined,
    reordered ? t('data.changes.columnsReordered') : undefined,
  ].filter((line) => line !== undefined);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.columns}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

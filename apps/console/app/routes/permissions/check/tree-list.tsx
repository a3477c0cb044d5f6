import { useTranslation } from 'react-i18next';
import styles from './check.module.css';
import type { ExpandedTree } from './expanded-tree.ts';
import type { ExplainedStep } from './explained-tree.ts';
import { Mark } from './mark.tsx';

/** An explanation: every question with its answer, and below it those from which the answer follows. */
export function ExplainedTreeList({ root }: { root: ExplainedStep }) {
  // Where the answer is certain, what was not looked into was not needed for it.
  const end = root.step?.result === 'unknown' ? 'limit' : 'notNeeded';
  return (
    <ul className={styles.tree}>
      <Explained step={root} end={end} />
    </ul>
  );
}

interface ExplainedProps {
  step: ExplainedStep;
  /** Why the search went no further. */
  end: 'limit' | 'notNeeded';
}

function Explained({ step: { relation, step, isRepeated, next }, end }: ExplainedProps) {
  const { t } = useTranslation();
  return (
    <li>
      <p>
        {step ? <Mark result={step.result} /> : null} <code>{relation}</code>{' '}
        {step ? (
          <>
            <strong>{t(`permissions.check.results.${step.result}`)}</strong>
            {': '}
            {t(`permissions.check.because.${reasonOf(step, end)}`)}
          </>
        ) : (
          t('permissions.check.left')
        )}
        {isRepeated ? ` ${t('permissions.check.repeated')}` : null}
      </p>
      {next.length > 0 ? (
        <ul>
          {next.map((one) => (
            <Explained key={one.relation} step={one} end={end} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function reasonOf({ result, because }: NonNullable<ExplainedStep['step']>, end: ExplainedProps['end']) {
  if (because === 'limit') return end;
  return because === 'nothing' && result === 'unknown' ? 'open' : because;
}

/** Who stands in a set, and in the sets that stand in it. */
export function ExpandedTreeList({ root }: { root: ExpandedTree }) {
  return (
    <ul className={styles.tree}>
      <Expanded tree={root} />
    </ul>
  );
}

function Expanded({ tree: { subject, isSet, isCut, children } }: { tree: ExpandedTree }) {
  const { t } = useTranslation();
  return (
    <li>
      <p>
        {isSet ? <code>{subject}</code> : subject}
        {isCut ? ` ${t('permissions.check.cut')}` : null}
      </p>
      {children.length > 0 ? (
        <ul>
          {children.map((child) => (
            <Expanded key={`${child.isSet} ${child.subject}`} tree={child} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

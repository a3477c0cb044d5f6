import { useTranslation } from 'react-i18next';
import styles from './difference-list.module.css';

/** One setting that differs: where it stands, as a JSON pointer, and what stood and stands there, as JSON. */
export interface ShownDifference {
  op: 'add' | 'remove' | 'replace';
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/** What differs between two states of something, setting by setting. */
export function DifferenceList({ differences }: { differences: readonly ShownDifference[] }) {
  const { t } = useTranslation();
  if (differences.length === 0) return <p>{t('changes.same')}</p>;
  return (
    <dl className={styles.differences}>
      {differences.map(({ op, path, before, after }, index) => (
        // Parts that were taken from the same place of a list, one after the other, have the same path.
        <div key={`${index} ${path}`}>
          <dt>
            <code>{path}</code> <span className="console-note">{t(`changes.ops.${op}`)}</span>
          </dt>
          {before === undefined ? null : (
            <dd>
              <span className="visually-hidden">{t('changes.before')} </span>
              <del>{before}</del>
            </dd>
          )}
          {after === undefined ? null : (
            <dd>
              <span className="visually-hidden">{t('changes.after')} </span>
              <ins>{after}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

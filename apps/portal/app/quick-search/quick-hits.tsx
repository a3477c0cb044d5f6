/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus,
   jsx-a11y/click-events-have-key-events -- a combobox list: HTML has no element for it, and the field has the keys */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuickHit } from './find-names.ts';
import styles from './quick-search.module.css';
import { type QuickHits, useQuickHits } from './use-quick-hits.ts';

interface HitListProps {
  id: string;
  hits: QuickHits;
  active: number;
  onChoose: (hit: QuickHit) => void;
}

interface QuickListProps extends Omit<HitListProps, 'hits'> {
  text: string;
  /** Told of what can be chosen now. */
  onOffer: (hits: readonly QuickHit[]) => void;
}

/** The list that asks for the hits of a text by itself. */
export function QuickList({ text, onOffer, ...list }: QuickListProps) {
  const hits = useQuickHits(text, true);
  useEffect(() => {
    onOffer(Array.isArray(hits) ? hits : []);
    return () => onOffer([]);
  }, [hits, onOffer]);
  return <HitList hits={hits} {...list} />;
}

/** How many grey lines stand in while the first answer is on its way. */
const placeholders = ['1', '2', '3', '4', '5', '6'];

/** The list under the field: its options are reached with the arrow keys while the focus stays in the field. */
export function HitList({ id, hits, active, onChoose }: HitListProps) {
  const { t } = useTranslation();
  if (hits === 'loading') {
    return (
      <div className={styles.drop} id={id} role="listbox" aria-label={t('shell.loading')} aria-busy="true">
        {placeholders.map((line) => (
          <div key={line} className={styles.placeholder} />
        ))}
      </div>
    );
  }
  if (hits === 'failed' || hits.length === 0) {
    return (
      <div className={styles.drop}>
        <output className={styles.none} id={id}>
          {t(hits === 'failed' ? 'shell.quickSearch.failed' : 'shell.quickSearch.none')}
        </output>
      </div>
    );
  }
  const groups = [...Map.groupBy(hits.entries(), ([, hit]) => hit.group ?? 'datasets')];
  return (
    <div role="listbox" id={id} className={styles.drop} aria-label={t('shell.quickSearch.label')}>
      {groups.map(([group, entries]) => (
        <div key={group} role="group" aria-label={t(`shell.quickSearch.groups.${group}`)}>
          {groups.length > 1 || group !== 'datasets' ? (
            <div className={styles.group} aria-hidden="true">
              {t(`shell.quickSearch.groups.${group}`)}
            </div>
          ) : null}
          {entries.map(([index, hit]) => (
            <div
              key={hit.path}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.hit}
              ref={index === active ? (line) => line?.scrollIntoView({ block: 'nearest' }) : undefined}
              onClick={() => onChoose(hit)}
            >
              {hit.text}
              {hit.of ? <span className={styles.of}>{hit.of}</span> : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

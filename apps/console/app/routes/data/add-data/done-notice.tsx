import { useFigures } from '@gazetteer/site';
import { Notice } from '@gazetteer/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AddData } from './load-add.server.ts';

/** What came of rows that were taken into a dataset: they are published where it is public, and wait in it where it is not. */
export function DoneNotice({ added: { done, dataset, standing } }: { added: AddData }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const said = useRef<HTMLDivElement>(null);
  // Whoever pressed the button far below on the page before is to see it.
  useEffect(() => {
    // What it gives back, which newer browsers make a promise, is no clean-up.
    said.current?.scrollIntoView({ block: 'center' });
  }, []);
  if (!done) return null;
  const isPublic = standing === 'public';
  return (
    <div ref={said}>
      <Notice
        title={t(isPublic ? 'data.add.done' : 'data.add.kept', {
          name: done.name,
          count: done.rows,
          rows: figures.number(done.rows),
        })}
      >
        {isPublic ? null : <p>{t('data.add.notPublic')}</p>}
        {done.changes ? (
          <p>
            {t('data.add.doneChanges', {
              added: figures.number(done.changes.added),
              changed: figures.number(done.changes.changed),
              removed: figures.number(done.changes.removed),
            })}
          </p>
        ) : null}
        {done.leftOut > 0 ? (
          <p>{t('data.add.doneLeftOut', { count: done.leftOut, rows: figures.number(done.leftOut) })}</p>
        ) : null}
        <p>
          <a href={`/p/${dataset}/r/${done.sku}`}>{t('data.columns.view')}</a> ·{' '}
          <Link to={`/console/data/${dataset}/columns/${done.sku}`}>{t('data.add.describe')}</Link> ·{' '}
          <Link to={`/console/data/${dataset}/versions/${done.sku}`}>{t('data.add.versions')}</Link> ·{' '}
          <Link to={`/console/data/${dataset}`}>{t('data.add.back')}</Link>
        </p>
      </Notice>
    </div>
  );
}

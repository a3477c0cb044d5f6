import { useFigures } from '@gazetteer/site';
import { FactList } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { ImportChanges, ImportReport } from '../../imports/import-job.ts';
import style from './page.module.css';

/** What the import changed against the version before. */
export function ChangesSection({ report: { version, method, changes } }: { report: ImportReport }) {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('import.changes.title')}</h2>
      {method === 'append' || method === 'upsert' ? <p>{t(`import.changes.method.${method}`)}</p> : null}
      {changes ? (
        <Changes changes={changes} />
      ) : (
        <p>{version === 1 ? t('import.changes.first') : t('import.changes.unknown')}</p>
      )}
    </section>
  );
}

function Changes({ changes: { added, removed, changed, key, columns } }: { changes: ImportChanges }) {
  const { t, i18n } = useTranslation();
  const figures = useFigures();
  const listed = (names: readonly string[]) =>
    names.length > 0 ? new Intl.ListFormat(i18n.language).format(names) : undefined;
  const isSame = added + removed + (changed ?? 0) === 0;
  const facts = [
    { name: t('import.changes.columnsAdded'), value: listed(columns.added) },
    { name: t('import.changes.columnsRemoved'), value: listed(columns.removed) },
    { name: t('import.changes.columnsRetyped'), value: listed(columns.retyped) },
  ];
  return (
    <>
      {isSame ? (
        <p>{t('import.changes.same')}</p>
      ) : (
        <dl className={style.counts}>
          <Count name={t('import.changes.added')} value={figures.number(added)} />
          <Count name={t('import.changes.removed')} value={figures.number(removed)} />
          {changed !== null && <Count name={t('import.changes.changed')} value={figures.number(changed)} />}
        </dl>
      )}
      <div className={style.facts}>
        <FactList facts={facts} />
      </div>
      {!isSame && (
        <p className={style.quiet}>
          {key ? t('import.changes.byKey', { columns: listed(key) }) : t('import.changes.byContent')}
        </p>
      )}
    </>
  );
}

function Count({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

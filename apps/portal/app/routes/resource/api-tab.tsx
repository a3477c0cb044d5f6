import { CopyButton, type TableColumn } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { apiExamples } from './api-examples.ts';
import style from './api-tab.module.css';
import type { TableState } from '../../tables/table-address.ts';

type ApiTabProps = {
  publicUrl: string;
  resourceId: string;
  state: TableState;
  columns: readonly TableColumn[];
};

/** How to read this table from a program, with the filters of the address in the examples. */
export function ApiTab({ publicUrl, resourceId, state, columns }: ApiTabProps) {
  const { t } = useTranslation();
  const examples = apiExamples({ publicUrl, resourceId, state, columns });
  return (
    <div className={style.api}>
      <p className={style.lead}>
        {t('resource.api.lead')} <a href="/api/docs">{t('resource.api.reference')}</a>
      </p>
      {examples.map(({ language, title, code }) => (
        <section key={language} className={style.example}>
          <header>
            <h2>{title}</h2>
            <CopyButton text={code} label={t('dataset.copy')} copied={t('dataset.copied')} />
          </header>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
          <pre tabIndex={0} aria-label={title}>
            <code>{code}</code>
          </pre>
        </section>
      ))}
    </div>
  );
}

import type { TableColumn } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { CodeExample } from '../../controls/code-example.tsx';
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
  const words = { copy: t('dataset.copy'), copied: t('dataset.copied') };
  const examples = apiExamples({ publicUrl, resourceId, state, columns });
  return (
    <div className={style.api}>
      <p className={style.lead}>
        {t('resource.api.lead')} <a href="/api/docs">{t('resource.api.reference')}</a>
      </p>
      {examples.map(({ language, title, code }) => (
        <CodeExample key={language} title={title} level={2} code={code} words={words} />
      ))}
    </div>
  );
}

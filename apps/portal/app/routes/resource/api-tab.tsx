import type { TableColumn } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { CodeExample } from '../../controls/code-example.tsx';
import { apiExamples } from './api-examples.ts';
import style from './api-tab.module.css';
import type { TableState } from '../../tables/table-address.ts';

type ApiTabProps = {
  publicUrl: string;
  resource: { id: string; sku?: string | null };
  state: TableState;
  columns: readonly TableColumn[];
};

/** How to read this table from a program, with the filters of the address in the examples, and how to open it in others. */
export function ApiTab({ publicUrl, resource, state, columns }: ApiTabProps) {
  const { t } = useTranslation();
  const words = { copy: t('dataset.copy'), copied: t('dataset.copied') };
  const examples = apiExamples({ publicUrl, resourceId: resource.id, state, columns });
  const odata = `${publicUrl}/odata/${encodeURIComponent(resource.sku || resource.id)}`;
  return (
    <div className={style.api}>
      <p className={style.lead}>
        {t('resource.api.lead')} <a href="/api/docs">{t('resource.api.reference')}</a>
      </p>
      {examples.map(({ language, title, code }) => (
        <CodeExample key={language} title={title} level={2} code={code} words={words} />
      ))}
      <div className={style.lead}>
        <p>{t('resource.api.odata')}</p>
        <CodeExample title="OData" level={2} code={odata} words={words} />
      </div>
    </div>
  );
}

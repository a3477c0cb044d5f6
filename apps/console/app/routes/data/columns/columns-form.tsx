import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { SaveBar } from '../../../datasets/save-bar.tsx';
import { ColumnFields } from './column-fields.tsx';
import styles from './columns.module.css';
import type { Columns } from './load-columns.server.ts';
import type { ColumnsAnswer } from './save-columns.server.ts';

/** The columns one below the other; what was typed and could not be saved stays. */
export function ColumnsForm({
  columns: shown,
  answer,
}: {
  columns: Columns;
  answer: ColumnsAnswer | undefined;
}) {
  const { t } = useTranslation();
  const { columns, schemes, call } = shown;
  const typed = new Map(answer?.typed?.values.map((values) => [values.id, values]));
  const base = answer?.typed?.base ?? columns.map(({ values }) => values);
  const values = columns.map((column) => typed.get(column.values.id) ?? column.values);
  return (
    // What a form shows is what it was made with: another text is another form.
    <Form method="post" key={JSON.stringify([base, values])} className={styles.form} preventScrollReset>
      <input type="hidden" name="base" value={JSON.stringify(base)} />
      {columns.map((column, index) => (
        <ColumnFields
          key={column.values.id}
          index={index}
          column={{ ...column, values: values[index] ?? column.values }}
          schemes={schemes}
        />
      ))}
      <SaveBar call={call}>
        <Button type="submit" look="primary">
          {t(answer?.overlaps ? 'data.conflict.saveAnyway' : 'data.columns.save')}
        </Button>
      </SaveBar>
    </Form>
  );
}

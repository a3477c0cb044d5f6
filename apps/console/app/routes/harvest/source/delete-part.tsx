import { Button } from '@gazetteer/ui';
import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ThisCall } from '../../../datasets/this-call.tsx';
import type { ShownSource } from './load-source.server.ts';
import styles from './source.module.css';

/** The end of a source, and what becomes of its datasets. */
export function DeletePart({ shown: { source, calls } }: { shown: ShownSource }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const count = source.datasets;
  return (
    <details className={styles.settings} data-careful>
      <summary>
        <h2>{t('harvest.delete.title')}</h2>
      </summary>
      <Form method="post" action={`/console/harvest/${source.id}`} className={styles.form}>
        <p>{t('harvest.delete.means')}</p>
        <fieldset className={styles.choices}>
          <legend>{t('harvest.delete.what', { count, number: figures.number(count) })}</legend>
          {(['keep', 'delete'] as const).map((choice) => (
            <label key={choice}>
              <input type="radio" name="datasets" value={choice} defaultChecked={choice === 'keep'} />
              <span>{t(`harvest.delete.${choice}`)}</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" name="act" value="delete" className={styles.careful}>
          {t('harvest.delete.do')}
        </Button>
        <ThisCall call={calls.delete} />
      </Form>
    </details>
  );
}

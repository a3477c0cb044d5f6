import { Button } from '@gazetteer/ui';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import styles from './dataset-search.module.css';

/** The large search field; it leads to /search, with or without script. */
export function DatasetSearch() {
  const { t } = useTranslation();
  return (
    <search aria-label={t('home.searchLabel')} className={styles.area}>
      <Form action="/search" className={styles.form}>
        <IconSearch className={styles.mark} size={24} stroke={1.6} aria-hidden="true" />
        <input
          type="search"
          name="sq"
          maxLength={200}
          className={styles.input}
          placeholder={t('home.placeholder')}
          aria-label={t('home.searchLabel')}
        />
        <Button type="submit" look="primary" className={styles.button}>
          {t('home.search')}
        </Button>
      </Form>
    </search>
  );
}

import { Combobox } from '@gazetteer/ui';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router';
import { keyOfHit, type QuickHit } from './find-names.ts';
import styles from './quick-search.module.css';

// Fetched when it is opened first: every page carries the field, few visitors of a page use it.
const QuickList = lazy(async () => ({ default: (await import('./quick-hits.tsx')).QuickList }));

/**
 * The header's search. Without script it is a form that leads to /search; with it, a list of hits drops
 * down (the combobox pattern of the ARIA Authoring Practices, with the focus staying in the field).
 */
export function QuickSearch() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [offered, setOffered] = useState<readonly QuickHit[]>([]);
  const choose = (hit: QuickHit) => {
    setText('');
    void navigate(hit.path);
  };
  return (
    <search aria-label={t('shell.quickSearch.label')} className={styles.area}>
      <Form action="/search">
        <Combobox
          type="search"
          name="sq"
          maxLength={200}
          value={text}
          placeholder={t('shell.quickSearch.placeholder')}
          aria-label={t('shell.quickSearch.label')}
          height="small"
          icon={<IconSearch size={20} stroke={1.6} aria-hidden="true" />}
          onChange={(event) => setText(event.target.value)}
          choices={offered}
          keyOf={keyOfHit}
          onChoose={choose}
          renderList={(list) => (
            <Suspense>
              <QuickList {...list} text={text} onOffer={setOffered} />
            </Suspense>
          )}
        />
      </Form>
    </search>
  );
}

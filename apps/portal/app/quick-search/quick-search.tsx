import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router';
import type { QuickHit } from './find-names.ts';
import styles from './quick-search.module.css';
import { useCombobox } from '../controls/use-combobox.ts';
import { useDismiss } from '../controls/use-dismiss.ts';

// Fetched when it is opened first: every page carries the field, few visitors of a page use it.
const QuickList = lazy(async () => ({ default: (await import('./quick-hits.tsx')).QuickList }));

/**
 * The header's search. Without script it is a form that leads to /search; with it, a list of hits drops
 * down (the combobox pattern of the ARIA Authoring Practices, with the focus staying in the field).
 */
export function QuickSearch() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const area = useRef<HTMLElement>(null);
  const listId = useId();
  const [text, setText] = useState('');
  const { isOpen, active, open, close, onKeyDown } = useCombobox();
  const choose = (hit: QuickHit) => {
    close();
    setText('');
    void navigate(hit.path);
  };
  const [offered, setOffered] = useState<readonly QuickHit[]>([]);
  useDismiss(area, isOpen, close);
  return (
    <search aria-label={t('shell.quickSearch.label')} className={styles.area} ref={area}>
      <Form action="/search" onSubmit={close}>
        <IconSearch className={styles.mark} size={20} stroke={1.6} aria-hidden="true" />
        <input
          type="search"
          name="sq"
          autoComplete="off"
          maxLength={200}
          className={styles.input}
          value={text}
          placeholder={t('shell.quickSearch.placeholder')}
          aria-label={t('shell.quickSearch.label')}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          onClick={open}
          onChange={(event) => {
            setText(event.target.value);
            open();
          }}
          onKeyDown={(event) => onKeyDown(event, offered, choose)}
        />
        <Suspense>
          {isOpen ? (
            <QuickList id={listId} text={text} active={active} onOffer={setOffered} onChoose={choose} />
          ) : null}
        </Suspense>
      </Form>
    </search>
  );
}

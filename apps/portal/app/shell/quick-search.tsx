import { IconSearch } from '@tabler/icons-react';
import { useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router';
import type { QuickHit } from '../routes/quick-search/find-names.ts';
import { HitList } from './quick-hits.tsx';
import styles from './quick-search.module.css';
import { useDismiss } from './use-dismiss.ts';
import { useQuickHits } from './use-quick-hits.ts';

/**
 * The header's dataset search. Without script it is a form that leads to /search; with it, a list of hits drops
 * down (the combobox pattern of the ARIA Authoring Practices, with the focus staying in the field).
 */
export function QuickSearch() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const area = useRef<HTMLElement>(null);
  const listId = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const hits = useQuickHits(text, isOpen);
  const close = useCallback(() => {
    setOpen(false);
    setActive(-1);
  }, []);
  useDismiss(area, isOpen, close);

  const choose = (hit: QuickHit) => {
    close();
    setText('');
    void navigate(hit.path);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const list = Array.isArray(hits) ? hits : [];
    const hit = list[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && list.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((active + step + list.length) % list.length);
    } else if (event.key === 'Enter' && isOpen && hit) {
      event.preventDefault();
      choose(hit);
    } else if (event.key === 'Tab') {
      close();
    } else if (event.key === 'Escape' && isOpen) {
      // The list goes first; a browser would empty the field as well.
      event.preventDefault();
      close();
    }
  };
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
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
        {isOpen ? <HitList id={listId} hits={hits} active={active} onChoose={choose} /> : null}
      </Form>
    </search>
  );
}

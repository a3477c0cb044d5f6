import { Combobox, Dialog, Listbox, ListboxNote } from '@gazetteer/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher, useNavigate } from 'react-router';
import { useDebounced } from '../controls/use-debounced.ts';
import type { Finding } from './finding.ts';
import styles from './search-window.module.css';

interface SearchWindowProps {
  /** The project that the visitor looks at, by its slug. */
  project: string | undefined;
  onClose: () => void;
}

/** Search over the page: arrows go through what was found, Enter leads there. */
export default function SearchWindow({ project, onClose }: SearchWindowProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The window was opened to type into it; by itself it would give the focus to its closing button.
  useEffect(() => field.current?.focus(), []);
  const findings = useFindings(useDebounced(words.trim()), project);
  const go = ({ to }: Finding) => {
    onClose();
    void navigate(to);
  };
  return (
    <Dialog title={t('search.title')} closeLabel={t('search.close')} onClose={onClose}>
      <div className={styles.search}>
        <Combobox
          aria-label={t('search.label')}
          ref={field}
          opens="always"
          takesFirst
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          choices={findings ?? []}
          onChoose={go}
          renderList={(list) =>
            findings?.length === 0 ? (
              <ListboxNote id={list.id} place="inside">
                {t('search.none')}
              </ListboxNote>
            ) : (
              <Listbox
                {...list}
                label={t('search.label')}
                place="inside"
                choices={findings ?? []}
                optionOf={({ kind, text, note, to }) => ({
                  id: `${kind} ${to}`,
                  text,
                  note,
                  group: t(`search.kind.${kind}`),
                })}
              />
            )
          }
        />
        <p className={styles.note}>{t(project === undefined ? 'search.scope' : 'search.scopeOfProject')}</p>
      </div>
    </Dialog>
  );
}

/** What fits the words, and while new ones are asked for, what fitted those before; undefined before the first answer. */
function useFindings(words: string, project: string | undefined): readonly Finding[] | undefined {
  const { data, load } = useFetcher<{ findings: Finding[] }>();
  useEffect(() => {
    const query = new URLSearchParams({ q: words, ...(project === undefined ? {} : { project }) });
    void load(`/console/search?${query}`);
  }, [words, project, load]);
  return data?.findings;
}

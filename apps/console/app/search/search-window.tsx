import { Combobox, Dialog, Listbox, ListboxNote } from '@gazetteer/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher, useNavigate } from 'react-router';
import { useDebounced } from '../controls/use-debounced.ts';
import { type Finding, LONGEST_SEARCH } from './finding.ts';
import styles from './search-window.module.css';

interface SearchWindowProps {
  /** The project that the visitor looks at, by its slug. */
  project: string | undefined;
  onClose: () => void;
}

const keyOf = ({ kind, to }: Finding) => `${kind} ${to}`;

/** Search over the page: arrows go through what was found, Enter leads there. */
export default function SearchWindow({ project, onClose }: SearchWindowProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The window was opened to type into it; by itself it would give the focus to its closing button.
  useLayoutEffect(() => field.current?.focus(), []);
  const { findings, isPending } = useFindings(words.trim(), project);
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
          isPending={isPending}
          maxLength={LONGEST_SEARCH}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          choices={findings ?? []}
          keyOf={keyOf}
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
                optionOf={(finding) => ({
                  id: keyOf(finding),
                  text: finding.text,
                  note: finding.note,
                  group: t(`search.kind.${finding.kind}`),
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

interface Findings {
  /** What fits the words, or else what fitted those of the answer before; undefined before the first answer. */
  findings: readonly Finding[] | undefined;
  /** Whether what fits these words is still to come. */
  isPending: boolean;
}

function useFindings(words: string, project: string | undefined): Findings {
  const { data, load } = useFetcher<{ words: string; findings: Finding[] }>();
  const rested = useDebounced(words);
  useEffect(() => {
    const query = new URLSearchParams({ q: rested, ...(project === undefined ? {} : { project }) });
    void load(`/console/search?${query}`);
  }, [rested, project, load]);
  return { findings: data?.findings, isPending: data?.words !== words };
}

import { browserStore } from '@gazetteer/site';
import { Button, DropDown, TextField } from '@gazetteer/ui';
import { IconFilter, IconX } from '@tabler/icons-react';
import { type FormEvent, useReducer, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useProject } from '../project/use-project.ts';
import { usePerson } from '../session/use-person.ts';
import { keptFilters, type SavedFilter } from './kept-filters.ts';
import styles from './saved-filters.module.css';

/** The filters of a list that somebody gave a name, kept in this browser for the project. */
export function SavedFilters({ list }: { list: string }) {
  const { t } = useTranslation();
  const project = useProject();
  const person = usePerson();
  const { pathname, search } = useLocation();
  const kept = keptFilters(browserStore(), person.id, `${project.id}/${list}`);
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  // The server, which renders first, does not know what the browser keeps.
  const written = useSyncExternalStore(
    never,
    () => JSON.stringify(kept.read()),
    () => '[]',
  );
  const shown = JSON.parse(written) as SavedFilter[];
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem('name') as HTMLInputElement;
    const name = field.value.trim();
    if (name === '') return;
    kept.save({ name, search: withoutPage(search) });
    look();
    form.reset();
  };
  const forget = (name: string) => {
    kept.forget(name);
    look();
  };
  return (
    <div className="needs-script">
      <DropDown
        align="end"
        summaryClass={styles.open ?? ''}
        summary={
          <>
            <IconFilter size={18} stroke={1.6} aria-hidden="true" />
            {t('parts.filters.title')}
          </>
        }
      >
        <div className={styles.sheet}>
          {shown.length === 0 ? <p className="console-note">{t('parts.filters.none')}</p> : null}
          <ul>
            {shown.map((filter) => (
              <li key={filter.name}>
                <Link to={pathname + filter.search}>{filter.name}</Link>
                <button type="button" onClick={() => forget(filter.name)}>
                  <IconX size={16} stroke={1.75} aria-hidden="true" />
                  <span className="visually-hidden">{t('parts.filters.forget', { name: filter.name })}</span>
                </button>
              </li>
            ))}
          </ul>
          <form onSubmit={save}>
            <TextField label={t('parts.filters.name')} name="name" maxLength={60} autoComplete="off" />
            <Button type="submit">{t('parts.filters.save')}</Button>
          </form>
        </div>
      </DropDown>
    </div>
  );
}

/** Only this part of the page changes what is kept. */
const never = () => () => undefined;

/** A filter begins at its first page, whichever was on the screen. */
function withoutPage(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page_token');
  return `?${query.toString()}`;
}

import { valuesOfNote } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import type { ImportReport } from '../../imports/import-job.ts';
import style from './page.module.css';
import { useWrittenParams } from './use-written-params.ts';

type Note = ImportReport['notes'][number];

/** What was noticed about the file, in plain words. */
export function NotesSection({ notes }: { notes: readonly Note[] }) {
  const { t } = useTranslation();
  const textOf = useNoteText();
  if (notes.length === 0) return null;
  return (
    <section>
      <h2>{t('import.notes.title')}</h2>
      <ul className={style.notes}>
        {notes.map((note) => (
          <li key={JSON.stringify(note)}>{textOf(note)}</li>
        ))}
      </ul>
    </section>
  );
}

function useNoteText(): (note: Note) => string {
  const { t, i18n } = useTranslation();
  const writtenParams = useWrittenParams();
  return ({ code, params }) => {
    const values = { code, ...valuesOfNote(params, writtenParams(params)) };
    if (!i18n.exists(`import.notes.${code}`, values)) return t('import.notes.other', { code });
    return t(`import.notes.${code as 'other'}`, values);
  };
}

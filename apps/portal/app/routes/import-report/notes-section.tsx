import { useTranslation } from 'react-i18next';
import { useFigures } from '../../shell/use-shell.ts';
import type { ImportReport } from '../import/import-job.ts';
import style from './page.module.css';

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
  const figures = useFigures();
  return ({ code, params }) => {
    if (!i18n.exists(`import.notes.${code}`)) return t('import.notes.other', { code });
    const written = Object.entries(params).map(([name, value]) => {
      if (name === 'order' && (value === 'day first' || value === 'month first'))
        return [name, t(`import.order.${value}`)];
      return [name, typeof value === 'number' ? figures.number(value) : value];
    });
    return t(`import.notes.${code as 'other'}`, Object.fromEntries(written) as { code: string });
  };
}

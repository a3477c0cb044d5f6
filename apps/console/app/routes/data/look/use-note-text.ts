import { useFigures, valuesOfNote } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import type { ShownLook } from './load-look.server.ts';

type Note = ShownLook['look']['report']['notes'][number];

/** Parameters of notes that are types of columns, which have names in the form. */
const ofTypes = new Set(['type', 'from', 'to']);

/** Writes what a note on a file says as its reader writes it: figures, types by the names of the form, one and several. */
export function useNoteText(): (note: Note) => string {
  const { t, i18n } = useTranslation();
  const figures = useFigures();
  const types: Record<string, string> = t('data.look.types', { returnObjects: true });
  const orders: Record<string, string> = t('data.look.orders', { returnObjects: true });
  const write = (name: string, value: string | number) => {
    if (typeof value === 'number') return figures.number(value);
    if (name === 'order') return orders[value] ?? value;
    return ofTypes.has(name) ? (types[value] ?? value) : value;
  };
  return ({ code, params }) => {
    const written = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, write(name, value)]),
    );
    const values = valuesOfNote(params, written);
    return i18n.exists(`data.look.notes.${code}`, values)
      ? t(`data.look.notes.${code as 'header_missing'}`, values)
      : t('data.look.notes.other', { code });
  };
}
